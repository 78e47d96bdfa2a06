import type { CardView, cardListCodec } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { isConverted } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { AppliedFilters, FilterDrawer } from '../../../ui/filter-bar/filter-bar';
import { Columns } from '../../../ui/layout/layout';
import { VisuallyHidden } from '../../../ui/layout/text';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { RateNote } from '../../../ui/money/price';
import { Pagination } from '../../../ui/pagination/pagination';
import { Failure, NoResults } from '../../../ui/states/states';
import type { CardListQuery } from './applied-card-filters';
import { CardFilters } from './card-filters';
import { CardResults } from './card-results';
import { CardToolbar } from './card-toolbar';
import { CorrectedSearch } from './corrected-search';
import styles from './listing.module.css';
import { useAppliedFilters } from './use-applied-filters';
import { type CardLayout, useCardLayout } from './use-card-layout';
import { useTotalText } from './use-total-text';
import { useWithinPages } from './use-within-pages';

/** A page of cards, whichever list it comes from. */
export interface ListedCards {
  cards: CardView[];
  total: number;
  isAtLeast: boolean;
  bounds: (number | null)[];
  currency: 'RUB' | 'INR';
  correctedSearch: string | null;
}

interface CardListingProps {
  /** Under which the look is remembered. */
  name: string;
  initialLayout: CardLayout;
  searchLabel: string;
  controls: [CardListQuery, ListControls<typeof cardListCodec>];
  /** Undefined while the first page loads. */
  listed: ListedCards | undefined;
  problem: Problem | null;
  isFetching: boolean;
  onRetry: () => void;
  /** When the list has nothing at all. */
  empty: ReactNode;
  /** Below "nothing here" and "nothing found". */
  afterNothing?: ReactNode;
}

/** Filters at the side (a drawer on phones), order, cards, pages, and every state between. */
export function CardListing(props: CardListingProps) {
  const { name, initialLayout, searchLabel, controls, listed, isFetching } = props;
  const [query, list] = controls;
  const t = useTexts('catalogue');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [layout, setLayout] = useCardLayout(name, initialLayout);
  // Until the list says so itself: what prices are read in on the rest of the page.
  const currency = listed?.currency ?? (isConverted() ? 'RUB' : 'INR');
  const applied = useAppliedFilters(query, list, currency);
  useWithinPages(query, list, listed?.total);
  const filters = (
    <CardFilters
      query={query}
      list={list}
      searchLabel={searchLabel}
      bounds={listed?.bounds ?? []}
      currency={currency}
    />
  );
  return (
    <Columns side="start">
      <search className={styles.side} aria-label={t('filters.label')}>
        {filters}
      </search>
      <div className={styles.main}>
        <CardToolbar
          query={query}
          list={list}
          layout={layout}
          onLayout={setLayout}
          appliedCount={applied.length}
          onOpenFilters={() => setDrawerOpen(true)}
        />
        <AppliedFilters filters={applied} onReset={list.reset} />
        {listed?.correctedSearch && <CorrectedSearch typed={query.filters.f_search} read={listed.correctedSearch} />}
        <Found listed={listed} isFetching={isFetching} />
        <Body {...props} layout={layout} />
      </div>
      <FilterDrawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onReset={list.isFiltered ? list.reset : undefined}
      >
        {filters}
      </FilterDrawer>
    </Columns>
  );
}

/** Said politely when the cards change. */
function Found({ listed, isFetching }: Pick<CardListingProps, 'listed' | 'isFetching'>) {
  const totalText = useTotalText();
  const t = useTexts('catalogue');
  return (
    <VisuallyHidden>
      <span role="status">{listed && !isFetching ? t('list.announced', { total: totalText(listed) }) : ''}</span>
    </VisuallyHidden>
  );
}

function Body(props: CardListingProps & { layout: CardLayout }) {
  const { controls, listed, problem, isFetching, onRetry, empty, afterNothing, layout } = props;
  const [query, list] = controls;
  if (problem) return <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={onRetry} />;
  if (listed && listed.total === 0) {
    return (
      <>
        {list.isFiltered ? <NoResults onReset={list.reset} /> : empty}
        {afterNothing}
      </>
    );
  }
  return (
    <>
      <CardResults cards={listed?.cards} layout={layout} page={query.page} isFetching={isFetching} />
      {listed && (
        <Pagination
          page={query.page}
          limit={query.limit}
          total={listed.total}
          isAtLeast={listed.isAtLeast}
          pageHref={list.pageHref}
          onLimit={list.setLimit}
        />
      )}
      <RateNote />
    </>
  );
}

import type { cardListCodec, ListedCardView } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterControl } from '../../../kit/list-page/filter-control';
import { appliedFilters, filterState } from '../../../kit/list-page/list-filters';
import type { ListSource } from '../../../kit/list-page/list-source';
import { ListAnnouncer, type ListPlace } from '../../../kit/list-page/list-states';
import { AppliedFilters, FilterDrawer } from '../../../ui/filter-bar/filter-bar';
import { Columns } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FacetGroup } from '../facets/facet-group';
import { PriceStepList } from '../facets/price-step-list';
import { useFacets } from '../facets/use-facets';
import type { CardListFacts } from './card-list-model';
import { CardToolbar } from './card-toolbar';
import { CloseInMeaning } from './close-in-meaning';
import { CorrectedSearch } from './corrected-search';
import { FoundCards } from './found-cards';
import { LandedNote } from './landed-price';
import styles from './listing.module.css';
import { RelaxedSearch } from './relaxed-search';
import { useCardFilters } from './use-card-filters';
import { type CardLayout, useCardLayout } from './use-card-layout';
import { useLandedPrices } from './use-landed-prices';
import { useShowText } from './use-total-text';
import { searchWithout } from './words-without';

export interface CardListingProps {
  /** The name under which the layout is stored. */
  name: string;
  initialLayout: CardLayout;
  searchLabel: string;
  place: ListPlace<typeof cardListCodec>;
  source: ListSource<ListedCardView>;
  /** Undefined while the first page loads. */
  facts: CardListFacts | undefined;
  /** True for a part of the catalogue. A search without results then offers the full catalogue. */
  isPart?: boolean;
  /** True for the cards of one supplier, whom the page names. */
  isOfOneSupplier?: boolean;
  /** True if the page shows cards only for a search. */
  isOfSearch?: boolean;
  /** True if the side has a search box of its own. Lists of the catalogue are searched in the header. */
  hasSearch?: boolean;
  /** Shown when the list is empty without filters. */
  nothing: ReactNode;
  /** Shown below "nothing here" and "nothing found". */
  afterNothing?: ReactNode;
  /** Called when a card is opened. */
  onOpen?: (card: ListedCardView) => void;
  /** Returns the actions for users who may edit the card. */
  actionOf?: (card: ListedCardView) => ReactNode;
}

/** The number of facets whose values are shown at first. The others show their titles. */
const unfolded = 3;

/** Shows filters at the side (a drawer on phones), sorting, cards, pages, and every state of the list. */
export function CardListing(props: CardListingProps) {
  const { name, initialLayout, searchLabel, place, source, facts, isOfSearch = false, hasSearch = false } = props;
  const [query, list] = place;
  const t = useTexts('catalogue');
  const showText = useShowText();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [layout, setLayout] = useCardLayout(name, initialLayout);
  const landed = useLandedPrices(query);
  const own = filterState(place);
  // A new search can be corrected again, because the choice of an exact search was for the previous one.
  const set: typeof own.set = (filter, value, isTyping) =>
    filter === 'f_search'
      ? list.setFilters({ f_search: String(value), f_exact: false }, isTyping)
      : own.set(filter, value, isTyping);
  const state = { ...own, set };
  const filters = useCardFilters({ searchLabel, facts, isOfSearch });
  const total = source.page?.isAtLeast ? undefined : source.page?.total;
  const { panel, chips, choose } = useFacets(facts?.facets, query.filters.f, total, (chosen) =>
    list.setFilter('f', chosen),
  );
  const { f_search: search } = query.filters;
  const [prices, measures] = (['price', 'measure'] as const).map((kind) =>
    (facts?.searchFilters ?? [])
      .filter((one) => one.kind === kind)
      .map(({ words }) => ({
        id: `words-${words}`,
        label: words,
        onRemove: () => list.setFilter('f_search', searchWithout(search, words)),
      })),
  );
  const chosen = [...appliedFilters(filters, state), ...chips];
  const applied = [...chosen, ...(prices ?? [])];
  // The search of the header has its own field, so it needs no chip.
  const shownChips = [...applied, ...(measures ?? [])].filter(({ id }) => hasSearch || id !== 'f_search');
  // Without results, each filter is listed with its own button below.
  const isNothing = source.page?.total === 0 && !source.isFetching;
  const shownFilters = filters.filter(({ kind }) => kind !== 'search' || hasSearch);
  const controls = (
    <>
      {shownFilters.map((filter) => (
        <div key={filter.label} className={styles.filter}>
          <Text as="h2" isStrong>
            {filter.label}
          </Text>
          <FilterControl filter={filter} state={state} />
          {filter.kind === 'price' && facts && (
            <PriceStepList
              bounds={facts.bounds}
              currency={facts.currency}
              value={query.filters.f_price}
              onChange={(range) => list.setFilter('f_price', range)}
            />
          )}
        </div>
      ))}
      {panel
        .filter(({ key }) => key !== 'price_band')
        .map((facet, at) => (
          <div key={facet.key} className={styles.filter}>
            <FacetGroup facet={facet} isFolded={at >= unfolded} onChoose={choose} />
          </div>
        ))}
    </>
  );
  return (
    <Columns side="start">
      <search className={styles.side} aria-label={t('filters.label')}>
        {controls}
      </search>
      <div className={styles.main}>
        <RelaxedSearch
          typed={query.filters.f_search}
          dropped={facts?.droppedWords ?? []}
          toAllWords={list.hrefWith({ f_exact: true })}
        />
        {facts?.hasClose && <CloseInMeaning toAllWords={list.hrefWith({ f_exact: true })} />}
        <CorrectedSearch
          typed={query.filters.f_search}
          read={facts?.correctedSearch ?? null}
          isExact={query.filters.f_exact}
          toExact={list.hrefWith({ f_exact: true })}
          toRead={list.hrefWith({ f_exact: false })}
        />
        <CardToolbar
          query={query}
          list={list}
          layout={layout}
          onLayout={setLayout}
          landed={landed}
          appliedCount={shownChips.length}
          isNothing={isNothing}
          onOpenFilters={() => setDrawerOpen(true)}
        />
        <LandedNote landed={landed} cards={source.page?.rows} />
        {!isNothing && <AppliedFilters filters={shownChips} onReset={list.reset} />}
        <ListAnnouncer source={source} />
        <FoundCards {...props} layout={layout} applied={applied} hasLanded={landed.isShown} />
      </div>
      <FilterDrawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onReset={state.reset}
        applyLabel={source.page && showText(source.page)}
      >
        {controls}
      </FilterDrawer>
    </Columns>
  );
}

import type { CardView, cardListCodec } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterControl } from '../../../kit/list-page/filter-control';
import { appliedFilters, filterState } from '../../../kit/list-page/list-filters';
import type { ListSource } from '../../../kit/list-page/list-source';
import { ListAnnouncer, ListBody, ListPages, type ListPlace, useWithinPages } from '../../../kit/list-page/list-states';
import { type AppliedFilter, AppliedFilters, FilterDrawer } from '../../../ui/filter-bar/filter-bar';
import { Columns } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { RateNote } from '../../../ui/money/price';
import { FacetGroup } from '../facets/facet-group';
import type { PanelFacet } from '../facets/facet-model';
import { LiftOne } from '../facets/lift-one';
import { useFacets } from '../facets/use-facets';
import type { CardListFacts } from './card-list-model';
import { CardResults } from './card-results';
import { CardToolbar } from './card-toolbar';
import { CorrectedSearch } from './corrected-search';
import styles from './listing.module.css';
import { useCardFilters } from './use-card-filters';
import { type CardLayout, useCardLayout } from './use-card-layout';
import { useShowText } from './use-total-text';

interface CardListingProps {
  /** Under which the look is remembered. */
  name: string;
  initialLayout: CardLayout;
  searchLabel: string;
  place: ListPlace<typeof cardListCodec>;
  source: ListSource<CardView>;
  /** Undefined while the first page loads. */
  facts: CardListFacts | undefined;
  /** When the list has nothing at all. */
  nothing: ReactNode;
  /** Below "nothing here" and "nothing found". */
  afterNothing?: ReactNode;
  /** A card is being opened. */
  onOpen?: (card: CardView) => void;
  /** What those who write the cards may do with one. */
  actionOf?: (card: CardView) => ReactNode;
}

/** Filters at the side (a drawer on phones), order, cards, pages, and every state between. */
export function CardListing(props: CardListingProps) {
  const { name, initialLayout, searchLabel, place, source, facts } = props;
  const [query, list] = place;
  const t = useTexts('catalogue');
  const showText = useShowText();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [layout, setLayout] = useCardLayout(name, initialLayout);
  const state = filterState(place);
  const filters = useCardFilters({ searchLabel, facts });
  const { panel, chips, choose } = useFacets(facts?.facets, query.filters.f, (chosen) => list.setFilter('f', chosen));
  const applied = [...appliedFilters(filters, state), ...chips];
  const groupOf = (facet: PanelFacet) => <FacetGroup facet={facet} onChoose={choose} />;
  const bands = panel.find(({ key }) => key === 'price_band');
  const controls = (
    <>
      {filters.map((filter) => (
        <div key={filter.label} className={styles.filter}>
          <Text as="h2" isStrong>
            {filter.label}
          </Text>
          <FilterControl filter={filter} state={state} />
          {filter.hint && (
            <Text size={12} tone="muted" hasFigures>
              {filter.hint}
            </Text>
          )}
          {filter.kind === 'price' && bands && groupOf(bands)}
        </div>
      ))}
      {panel
        .filter((facet) => facet !== bands)
        .map((facet) => (
          <div key={facet.key} className={styles.filter}>
            {groupOf(facet)}
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
        <CardToolbar
          query={query}
          list={list}
          layout={layout}
          onLayout={setLayout}
          appliedCount={applied.length}
          onOpenFilters={() => setDrawerOpen(true)}
        />
        <AppliedFilters filters={applied} onReset={list.reset} />
        {facts?.correctedSearch && <CorrectedSearch typed={query.filters.f_search} read={facts.correctedSearch} />}
        <ListAnnouncer source={source} />
        <Found {...props} layout={layout} applied={applied} />
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

/** The cards with their pages, or why there are none. */
function Found({
  place,
  source,
  nothing,
  afterNothing,
  actionOf,
  onOpen,
  layout,
  applied,
}: CardListingProps & { layout: CardLayout; applied: AppliedFilter[] }) {
  const isLeaving = useWithinPages({ place, source });
  const { page, isFetching } = source;
  return (
    <>
      <ListBody
        place={place}
        source={source}
        nothing={nothing}
        noResults={applied.length > 0 && <LiftOne filters={applied} />}
      >
        <CardResults
          cards={isLeaving ? undefined : page?.rows}
          layout={layout}
          page={place[0].page}
          isFetching={isFetching}
          searched={place[0].filters.f_search}
          actionOf={actionOf}
          onOpen={onOpen}
        />
        <ListPages place={place} source={source} />
        <RateNote />
      </ListBody>
      {page?.total === 0 && !source.problem && afterNothing}
    </>
  );
}

import { useTexts } from '../../../i18n/use-texts';
import { ListBody, ListPages, useWithinPages } from '../../../kit/list-page/list-states';
import type { AppliedFilter } from '../../../ui/filter-bar/filter-bar';
import { RateNote } from '../../../ui/money/price';
import { LiftOne } from '../facets/lift-one';
import type { CardListingProps } from './card-listing';
import { CardResults } from './card-results';
import { NoSearchResults } from './no-search-results';
import { OtherSearches } from './other-searches';
import type { CardLayout } from './use-card-layout';

/** Shows the cards with page links, or the reason why there are none. */
export function FoundCards({
  place,
  source,
  facts,
  isPart,
  isOfOneSupplier = false,
  nothing,
  afterNothing,
  actionOf,
  onOpen,
  layout,
  applied,
  hasSearch = false,
  hasLanded,
}: CardListingProps & { layout: CardLayout; applied: AppliedFilter[]; hasLanded: boolean }) {
  const t = useTexts('catalogue');
  const isLeaving = useWithinPages({ place, source });
  const { page, isFetching } = source;
  const [{ filters, page: number }, list] = place;
  const { f_search: search, f_exact: isExact } = filters;
  const nearest = facts?.nearest ?? [];
  const isNothing = page?.total === 0 && !source.problem;
  // If other filters are active, the user can remove them, unless the search alone has no results either.
  const hasNoMatches = isNothing && search !== '' && (applied.length === 1 || nearest.length > 0);
  // The search of the header is changed there.
  const lifted = applied.filter(({ id }) => hasSearch || id !== 'f_search');
  return (
    <>
      {hasNoMatches ? (
        <NoSearchResults
          search={search}
          isExact={isExact}
          isPart={isPart ?? false}
          nearest={nearest}
          shorter={facts?.shorter ?? []}
          onReset={list.reset}
        />
      ) : (
        <ListBody
          place={place}
          source={source}
          nothing={nothing}
          noResults={lifted.length > 0 && <LiftOne filters={lifted} />}
        >
          <CardResults
            cards={isLeaving ? undefined : page?.rows}
            layout={layout}
            page={number}
            isFetching={isFetching}
            hasLanded={hasLanded}
            searched={search}
            isOfOneSupplier={isOfOneSupplier}
            actionOf={actionOf}
            onOpen={onOpen}
          />
          <ListPages place={place} source={source} />
          <RateNote />
        </ListBody>
      )}
      {page && page.total > 0 && (
        <OtherSearches shorter={facts?.shorter ?? []} shorterTitle={t('relaxed.shorter')} nearest={nearest} />
      )}
      {isNothing && afterNothing}
    </>
  );
}

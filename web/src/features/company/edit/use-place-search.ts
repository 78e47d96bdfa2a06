import type { NamedView } from '@setu/contract';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { useLazyListAreasQuery, useLazyListCitiesQuery, useLazyListRegionsQuery } from './own-company-api';

const known = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Returns the places whose name contains the typed text, those that begin with it first. */
function matching(places: readonly NamedView[], text: string) {
  const search = known(text);
  const found = places.filter(({ name }) => known(name).includes(search));
  const first = found.filter(({ name }) => known(name).startsWith(search));
  const options = [...first, ...found.filter((place) => !first.includes(place))];
  return { options: options.map(({ id, name }) => ({ value: id, label: name })), hasMore: false };
}

/** Returns searches for places. The lists are short, so each is loaded once and searched here. */
export function usePlaceSearch({ region, area }: { region: string; area: string }): {
  regions: SearchOptions;
  areas: SearchOptions;
  cities: SearchOptions;
} {
  const [loadRegions] = useLazyListRegionsQuery();
  const [loadAreas] = useLazyListAreasQuery();
  const [loadCities] = useLazyListCitiesQuery();
  return {
    regions: async (text) => matching(await loadRegions(undefined, true).unwrap(), text),
    areas: async (text) => matching(await loadAreas(region, true).unwrap(), text),
    cities: async (text) => matching(await loadCities({ region, area }, true).unwrap(), text),
  };
}

import type { NamedView } from '@setu/contract';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { useLazyListAreasQuery, useLazyListCitiesQuery, useLazyListRegionsQuery } from './own-company-api';

const known = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Returns the places whose name contains the typed text, those that begin with it first. */
function matching(places: readonly NamedView[], text: string) {
  const words = known(text);
  const found = places.filter(({ name }) => known(name).includes(words));
  const first = found.filter(({ name }) => known(name).startsWith(words));
  const options = [...first, ...found.filter((place) => !first.includes(place))];
  return { options: options.map(({ id, name }) => ({ value: id, label: name })), hasMore: false };
}

/** Returns searches for places. The lists are short, so each is loaded once and searched here. */
export function usePlaceSearch({ region, area }: { region: string; area: string }): {
  regions: SearchOptions;
  areas: SearchOptions;
  cities: SearchOptions;
} {
  const [askRegions] = useLazyListRegionsQuery();
  const [askAreas] = useLazyListAreasQuery();
  const [askCities] = useLazyListCitiesQuery();
  return {
    regions: async (text) => matching(await askRegions(undefined, true).unwrap(), text),
    areas: async (text) => matching(await askAreas(region, true).unwrap(), text),
    cities: async (text) => matching(await askCities({ region, area }, true).unwrap(), text),
  };
}

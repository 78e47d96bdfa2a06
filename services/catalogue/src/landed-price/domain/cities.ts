import type { InlandLeg } from '@setu/landed-price';
import type { NamedPlace } from './find-place.js';

const first = 'RUMOW';

/** Returns the cities of the customers' country that goods can be delivered to: Moscow first, then by Russian name. */
export const citiesOf = (places: readonly NamedPlace[], legs: readonly InlandLeg[]): NamedPlace[] =>
  places
    .filter(({ code, kind, country }) => country === 'RU' && kind === 'city' && legs.some(({ to }) => to === code))
    .toSorted(
      (a, b) => Number(b.code === first) - Number(a.code === first) || a.name.ru.localeCompare(b.name.ru, 'ru'),
    );

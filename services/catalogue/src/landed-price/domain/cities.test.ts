import type { InlandLeg } from '@setu/landed-price';
import { expect, it } from 'vitest';
import { citiesOf } from './cities.js';
import type { NamedPlace } from './find-place.js';

const place = (code: string, ru: string, of: Partial<NamedPlace> = {}): NamedPlace => ({
  ...{ code, kind: 'city', country: 'RU', name: { en: code, ru }, aliases: [] },
  ...of,
});
const kazan = place('RUKZN', 'Казань');
const moscow = place('RUMOW', 'Москва');
const ufa = place('RUUFA', 'Уфа');
const unreached = place('RUVVO', 'Владивосток');
const port = place('RUNVS', 'Новороссийск', { kind: 'port' });
const delhi = place('INDEL', 'Дели', { country: 'IN' });

it('goods can be delivered to the cities that a leg leads to: Moscow first, then by Russian name', () => {
  const places = [ufa, kazan, unreached, port, moscow, delhi];
  const legs = [ufa, moscow, port, delhi, kazan].map(({ code }) => ({ to: code }) as InlandLeg);
  for (const some of [places, places.toReversed()]) expect(citiesOf(some, legs)).toEqual([moscow, kazan, ufa]);
});

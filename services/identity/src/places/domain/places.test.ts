import { describe, expect, it } from 'vitest';
import { bundledAreas, bundledCities, bundledRegions } from '../bundled/bundled-places.js';
import { byName } from './place.js';
import { readLine } from './register-line.js';

const guid = '0C5B2444-70A0-4932-980C-B4DC0D3F02B5';

describe('The places that come with the product', () => {
  it('are 89 regions with at least one city each, ten of them with districts, and all ids are unique', () => {
    expect(bundledRegions.length).toBe(89);
    expect(new Set(bundledCities.map(({ regionId }) => regionId)).size).toBe(89);
    expect(new Set(bundledAreas.map(({ regionId }) => regionId)).size).toBe(10);
    const all = [...bundledRegions, ...bundledAreas, ...bundledCities];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ name }) => !/^[А-ЯЁа-яё]/.test(name.ru) || !/^[A-Z]/.test(name.en))).toEqual([]);
  });

  it('have every city in a district of its own region', () => {
    const regionOf = new Map(bundledAreas.map(({ id, regionId }) => [id, regionId]));
    const astray = bundledCities.filter(({ areaId, regionId }) => areaId !== null && regionOf.get(areaId) !== regionId);
    expect(astray).toEqual([]);
  });

  it('are sorted by name in the reader’s alphabet', () => {
    const places = [
      { id: '1', name: { en: 'Tver', ru: 'Тверь' } },
      { id: '2', name: { en: '', ru: 'Ёлкино' } },
      { id: '3', name: { en: 'Zhukov', ru: 'Жуков' } },
    ];
    expect(byName(places, 'ru').map(({ id }) => id)).toEqual(['2', '3', '1']);
    expect(byName(places, 'en').map(({ id }) => id)).toEqual(['1', '3', '2']);
  });
});

it.each([
  ['a district', { LEVEL: '2', NAME: 'Волжский', TYPENAME: 'р-н' }, { kind: 'area', name: 'Волжский район' }],
  ['a city', { LEVEL: '5', NAME: 'Кинель', TYPENAME: 'г' }, { kind: 'city', name: 'Кинель', regionCode: '01' }],
  ['a street', { LEVEL: '8', NAME: 'Новая', TYPENAME: 'ул' }, 'other'],
  ['a place that no longer exists', { LEVEL: '5', NAME: 'Кинель', ISACTUAL: '0' }, 'other'],
  ['a line without its id', { LEVEL: '5', NAME: 'Кинель', OBJECTGUID: 'x' }, 'broken'],
])('a line of the address register is classified: %s', (_title, line, expected) => {
  const read = readLine({ OBJECTGUID: guid, REGIONCODE: '1', ...line });
  if (typeof expected === 'string') expect(read).toBe(expected);
  else expect(read).toMatchObject({ registerId: guid.toLowerCase(), ...expected });
});

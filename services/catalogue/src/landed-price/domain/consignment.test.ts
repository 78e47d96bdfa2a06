import { expect, it } from 'vitest';
import { consignmentOf } from './consignment.js';

const piece = {
  unit: { id: 'u', name: { en: 'pcs', ru: 'шт' }, description: { en: '', ru: '' } },
  ...{ width: 1000, height: 500, length: 400, weight: 20, countInOnePackage: undefined },
  ...{ packageGrossWeight: undefined, packageNetWeight: undefined, packageVolume: undefined },
};
const bulk = (name: string) => ({ ...piece, unit: { ...piece.unit, name: { en: name, ru: '' } } });
const packed = { countInOnePackage: 10, packageGrossWeight: 230, packageNetWeight: 200, packageVolume: 2.5 };

it.each([
  ['pieces without a package weigh what they weigh', piece, 12, ['240.000000', '240.000000', '2.400000']],
  ['pieces in packages count as whole packages', { ...piece, ...packed }, 12, ['460.000000', '400.000000', '5.000000']],
  [
    'thirty tenths are three hundred packages, not one more',
    { ...bulk('kg'), countInOnePackage: 0.1 },
    30,
    ['6000.000000', '30.000000', '60.000000'],
  ],
  [
    'kilograms weigh themselves, and sacks have the size',
    { ...bulk('kg'), countInOnePackage: 25, weight: 25.4 },
    1000,
    ['1016.000000', '1000.000000', '8.000000'],
  ],
  ['small goods keep their measures', { ...piece, weight: 0.2 }, 1, ['0.200000', '0.200000', '0.200000']],
  ['tonnes without a package have no volume', bulk('t'), 2, ['2000.000000', '2000.000000', undefined]],
  [
    'the gross weight is never below the net weight',
    { ...bulk('kg'), ...packed, packageGrossWeight: 5 },
    100,
    ['100.000000', '100.000000', '25.000000'],
  ],
  ['metres without a package are unknown', bulk('m'), 50, [undefined, undefined, undefined]],
  [
    'a card without sizes has none',
    { ...piece, width: undefined, weight: undefined },
    5,
    [undefined, undefined, undefined],
  ],
] as const)('%s', (_, card, count, expected) => {
  const { grossKg, netKg, volume } = consignmentOf(card, count);
  expect([grossKg, netKg, volume]).toEqual(expected);
});

import { inr } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, card, category, startTestCatalogue, unit } from './fixtures.js';

const idOf = (number: number) => `00000003-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`;
const pump = (number: number, priceFrom: bigint | undefined, priceTo = priceFrom) =>
  card({
    id: idOf(number),
    name: { en: `Metering pump ${number}`, ru: `Дозатор ${number}` },
    categoryId: category.empty,
    priceMode: priceFrom === undefined ? 'request' : priceFrom === priceTo ? 'exact' : 'range',
    priceFrom,
    priceTo,
  });

let catalogue: Catalogue;
beforeAll(async () => {
  const cards = [
    ...[pump(1, 100_00n), pump(2, 200_00n), pump(3, 290_00n, 310_00n), pump(4, 400_00n), pump(5, 9_000_00n)],
    pump(6, undefined),
  ];
  catalogue = await startTestCatalogue({ cards });
});
afterAll(() => catalogue?.close());

const normOf = async (exceptSkuId = '', [categoryId, unitId] = [category.empty as string, unit]) =>
  (await catalogue.client.getPriceNorm({ categoryId, unitId, exceptSkuId }, { actor: actors.anonymous() })).norm;

it('the usual price is the middle half of the category’s cards, and a price range counts with its middle', async () => {
  expect(await normOf()).toEqual({ low: inr(200_00n), median: inr(300_00n), high: inr(400_00n), cards: 5 });
});

it('fewer than five priced cards in the same unit give no usual price, and the card itself is not one of them', async () => {
  expect(await normOf(idOf(1))).toBeUndefined();
  expect((await normOf(idOf(6)))?.cards).toBe(5);
  expect(await normOf('', [category.empty, idOf(1)])).toBeUndefined();
  expect(await normOf('', [idOf(1), unit])).toBeUndefined();
});

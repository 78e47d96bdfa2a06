import { isAppError } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CardDetails } from '@setu/proto/catalogue/cards';
import type { GoodsDeclaration, GoodsTerms } from '@setu/proto/catalogue/landed_prices';
import { LandedGap, LandedLine, LandedOverride, LaneMode } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCosts, measured, measuredCard } from './cost-fixtures.js';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({ cards: [measuredCard()] });
  await addCosts(catalogue);
});
afterAll(() => catalogue?.close());

const usual = {
  ...{ items: [{ skuId: measured, count: '12' }], city: '', day: '', mode: LaneMode.UNSPECIFIED, overrides: [] },
  rates: { INR: '0.9184', USD: '81.37' },
};
const estimate = async (request: Partial<typeof usual> = {}, actor = actors.anonymous()) =>
  (await catalogue.client.estimateLandedPrice({ ...usual, ...request }, { actor })).price;
const failure = async (
  request: Partial<Parameters<typeof catalogue.client.estimateLandedPrice>[0]>,
  actor = actors.anonymous(),
) => {
  const call = catalogue.client.estimateLandedPrice({ ...usual, ...request }, { actor });
  const error: unknown = await call.then(
    () => 'done',
    (thrown: unknown) => thrown,
  );
  return isAppError(error) ? [error.kind, ...error.fields.map(({ path, code }) => `${path}: ${code}`)] : error;
};
const amounts = (price: Awaited<ReturnType<typeof estimate>>) =>
  new Map(price?.lines.map(({ line, amount }) => [line, amount]));

describe('The landed price of a card', () => {
  it('has the goods at the rate of the call, the freight of its volume, and the delivery to Moscow', async () => {
    const price = await estimate();
    const lines = amounts(price);
    // 117,922.56 × 12, and 1.06 × 0.42 × 0.725 m³ × 12 at 95 dollars.
    expect(lines.get(LandedLine.GOODS)).toBe('1415070.72');
    expect(lines.get(LandedLine.FREIGHT)).toBe('29940.73');
    expect(lines.get(LandedLine.DELIVERY)).toBe('26904.00');
    expect(price).toMatchObject({ isComplete: true, gaps: [], city: { code: 'RUMOW', name: { en: 'Moscow' } } });
    expect(price?.routes).toMatchObject([{ from: { code: 'INNSA' }, to: { code: 'RUNVS' }, mode: LaneMode.SEA }]);
    const sum = [...lines.values()].reduce((all, amount) => all + Math.round(Number(amount) * 100), 0);
    expect((sum / 100).toFixed(2)).toBe(price?.total);
    expect(price?.assumptions.find(({ line }) => line === LandedLine.FREIGHT)).toMatchObject({
      ...{ value: '95', currency: 'USD', override: LandedOverride.FREIGHT, source: { title: 'Test', isExample: true } },
    });
  });

  it('takes the reader’s own figures', async () => {
    const overrides = [{ kind: LandedOverride.DUTY, value: '0' }];
    const price = await estimate({ overrides: overrides as never });
    expect(amounts(price).get(LandedLine.DUTY)).toBe('0.00');
  });

  it('names what it lacks, and never looks complete', async () => {
    const price = await estimate({ rates: { INR: '0.9184' } as never });
    expect(price?.isComplete).toBe(false);
    expect(price?.gaps.map(({ line, reason }) => [line, reason])).toContainEqual([
      LandedLine.FREIGHT,
      LandedGap.NO_RATE,
    ]);
  });

  it.each([
    ['no items', { items: [] }, ['invalid', 'items: required']],
    ['a count of zero', { items: [{ skuId: measured, count: '0' }] }, ['invalid', 'items.0.count: not_positive']],
    [
      'a count that is no number',
      { items: [{ skuId: measured, count: '1e3' }] },
      ['invalid', 'items.0.count: invalid_number'],
    ],
    ['a card twice', { items: [usual.items[0], usual.items[0]] }, ['invalid', 'items: invalid']],
    ['an unknown city', { city: 'RUXXX' }, ['invalid', 'city: city_unknown']],
    ['a port as the city', { city: 'RUNVS' }, ['invalid', 'city: city_unknown']],
    ['an invalid day', { day: '2026-02-30' }, ['invalid', 'date: invalid_date']],
    ['a day far ahead', { day: '2099-01-01' }, ['invalid', 'date: date_too_far']],
    [
      'a negative figure',
      { overrides: [{ kind: LandedOverride.BROKER, value: '-1' }] },
      ['invalid', 'overrides.broker: min'],
    ],
    [
      'a rate of zero',
      { overrides: [{ kind: LandedOverride.RATE, value: '0' }] },
      ['invalid', 'overrides.rate: not_positive'],
    ],
    ['a service', { items: [{ skuId: sku.audit, count: '1' }] }, ['not_found']],
    ['an unpublished card', { items: [{ skuId: sku.draft, count: '1' }] }, ['not_found']],
  ])('is refused for %s', async (_, request, expected) => {
    expect(await failure(request as never)).toEqual(expected);
  });

  it('does not exist for suppliers, not even for their own cards', async () => {
    const supplier = actors.supplier();
    expect(await failure({}, supplier)).toEqual(['not_found']);
    const cities = catalogue.client.listLandedCities({}, { actor: supplier });
    await expect(cities).rejects.toMatchObject({ kind: 'not_found' });
  });

  describe('of goods as a request describes them', () => {
    const asCopied = async () =>
      (await catalogue.client.getCard({ skuId: measured }, { actor: actors.anonymous() })).card;
    const ofGoods = async (declarations: GoodsDeclaration[], actor = actors.buyer()) => {
      const { items: _, ...basis } = usual;
      return (await catalogue.client.estimateGoods({ ...basis, declarations }, { actor })).estimates;
    };
    const offer = (terms: Partial<GoodsTerms>) => ({
      ...{ price: { minor: 1_500_000_00n, currency: 'INR' }, incoTerms: '', incoPlace: '', isFromCardCompany: true },
      ...terms,
    });

    it('equals that of the card itself', async () => {
      const [found] = await ofGoods([{ key: 'a', goods: { card: await asCopied(), count: '12', terms: undefined } }]);
      expect(found).toEqual({ key: 'a', price: await estimate() });
    });

    it('takes price and term of each offer, and the port of the card only for its own company', async () => {
      const card = await asCopied();
      const found = await ofGoods([
        { key: 'own', goods: { card, count: '12', terms: offer({}) } },
        { key: 'cif', goods: { card, count: '12', terms: offer({ incoTerms: 'CIF', incoPlace: 'Novorossiysk' }) } },
        { key: 'other', goods: { card, count: '12', terms: offer({ incoTerms: 'EXW', isFromCardCompany: false }) } },
      ]);
      expect(found.map(({ price }) => amounts(price).get(LandedLine.GOODS))).toEqual(Array(3).fill('1377600.00'));
      expect(amounts(found[0]?.price).get(LandedLine.FREIGHT)).toBe('29940.73');
      expect(found[1]?.price?.lines.find(({ line }) => line === LandedLine.FREIGHT)).toMatchObject({
        ...{ amount: '0.00', isIncluded: true },
      });
      expect(found[2]?.price?.gaps).toContainEqual({
        ...{ line: LandedLine.FREIGHT, skuId: measured, reason: LandedGap.NO_PLACE },
      });
    });

    it('is partial for a description, which has neither weight nor price', async () => {
      const card = CardDetails.create({ card: { hsCode: '841370' } });
      const [found] = await ofGoods([{ key: 'a', goods: { card, count: '3', terms: undefined } }]);
      expect(found?.price?.isComplete).toBe(false);
      expect(found?.price?.gaps).toContainEqual({ line: LandedLine.GOODS, skuId: '', reason: LandedGap.NO_PRICE });
    });

    it('is refused without declarations, without goods, for a count of zero, and for suppliers', async () => {
      const card = CardDetails.create({ card: { hsCode: '841370' } });
      const zero = { key: 'a', goods: { card, count: '0', terms: undefined } };
      await expect(ofGoods([])).rejects.toMatchObject({ kind: 'invalid' });
      await expect(ofGoods([{ key: 'a', goods: undefined }])).rejects.toMatchObject({ kind: 'invalid' });
      await expect(ofGoods([zero])).rejects.toMatchObject({ fields: [{ path: 'declarations.0.count' }] });
      await expect(ofGoods([zero], actors.supplier())).rejects.toMatchObject({ kind: 'not_found' });
    });
  });

  it('is offered for the cities that have a leg', async () => {
    const { cities } = await catalogue.client.listLandedCities({}, { actor: actors.buyer() });
    expect(cities.map(({ code }) => code)).toEqual(['RUMOW']);
  });
});

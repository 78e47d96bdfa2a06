import { systemIds } from '@setu/kit/core';
import { EventEnvelope } from '@setu/kit/events';
import { actors } from '@setu/kit/testing';
import { LandedPriceMoved } from '@setu/proto/catalogue/events';
import type { EstimateGoodsRequest } from '@setu/proto/catalogue/landed_prices';
import { CostTable, LaneMode } from '@setu/proto/catalogue/words';
import { EstimateMade, RequestStatusChanged } from '@setu/proto/request/events';
import { RequestStatus } from '@setu/proto/request/words';
import type { CostTable as TableName } from '@setu/proto/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareWatched } from '../src/landed-price/changes/compare-watched.js';
import { type Catalogue, card, startTestCatalogue } from './fixtures.js';

const measured = '0000000d-0000-4000-8000-000000000001';
const dated = { valid_from: '2026-01-01', valid_to: '', source: 'Test', source_url: '', is_example: 'no' };
const lane = {
  ...{ ...dated, from: 'INNSA', to: 'RUNVS', mode: 'sea', unit: 'cubic_metre', price: '95', currency: 'USD' },
  ...{ days_from: '28', days_to: '35' },
};

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({
    cards: [
      card({
        ...{ id: measured, hsCode: '841370', vendorCode: 'LAND-1', name: { en: 'Pump', ru: 'Насос' } },
        ...{ priceFrom: 128_400_00n, priceTo: 128_400_00n, incoPlace: { en: 'Nhava Sheva', ru: 'Нава-Шева' } },
        ...{ width: 420, height: 725, length: 1060, weight: 236 },
      }),
    ],
  });
  const place = (code: string, kind: string, country: string) => ({
    ...{ code, kind, country, name_en: code, name_ru: code },
    aliases: code === 'INNSA' ? 'Nhava Sheva' : '',
  });
  await save('places', place('INNSA', 'port', 'IN'));
  await save('places', place('RUNVS', 'port', 'RU'));
  await save('places', place('RUMOW', 'city', 'RU'));
  await save('lanes', lane);
  await save('legs', { ...dated, from: 'RUNVS', to: 'RUMOW', price_per_tonne: '9500', currency: 'RUB' });
  await save('tariffs', { ...dated, tax: 'duty', code: '8413', origin: '', kind: 'percent', percent: '5' });
});
afterAll(() => catalogue?.close());

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const save = async (table: TableName, values: Record<string, string>) => {
  await catalogue.deps.write(({ costRows }) =>
    costRows.add(table, [{ id: systemIds.id(), values }], { by: admin.userId, at: new Date() }),
  );
};
const publish = async (subject: string, payload: Uint8Array) => {
  const event = { id: systemIds.id(), subject, aggregateId: systemIds.id(), payload: Buffer.from(payload) };
  await catalogue.publish(EventEnvelope.fromPartial({ ...event, occurredAt: new Date().toISOString() }));
  await catalogue.settle();
};

/** Computes twelve pumps and publishes the landed price as that of a request. */
async function watched(over: Partial<EstimateMade> = {}): Promise<{ requestId: string; total: string }> {
  const { card: details } = await catalogue.client.getCard({ skuId: measured }, { actor: actors.anonymous() });
  const input: EstimateGoodsRequest = {
    declarations: [{ key: 'request', goods: { card: details, count: '12', terms: undefined } }],
    ...{ city: '', day: '', mode: LaneMode.UNSPECIFIED, rates: { INR: '0.9184', USD: '81.37' }, overrides: [] },
  };
  const { estimates } = await catalogue.client.estimateGoods(input, { actor: actors.buyer() });
  const total = estimates[0]?.price?.total ?? '';
  const requestId = systemIds.id();
  const made = { requestId, version: 1, total, isComplete: true, input, ...over };
  await publish('setu.request.estimate.made', EstimateMade.encode(EstimateMade.fromPartial(made)).finish());
  return { requestId, total };
}
const compare = async () => {
  const { read, write } = catalogue.deps;
  await compareWatched({ read, write, now: new Date(), signal: new AbortController().signal });
  await catalogue.settle();
};
const moves = (requestId: string) =>
  catalogue.events
    .of('setu.catalogue.landed_price.moved', LandedPriceMoved)
    .filter((one) => one.requestId === requestId);

it('a landed price that the tables move by more than five per cent is reported, once', async () => {
  const { requestId, total } = await watched();
  const other = await watched({ isComplete: false });
  await compare();
  expect(moves(requestId)).toEqual([]);
  // Freight is a fiftieth of the total: four times as much moves the price by more than five per cent.
  await save('lanes', { ...lane, valid_from: '2026-02-01', price: '475' });
  await compare();
  await compare();
  expect(moves(requestId)).toMatchObject([{ version: 1, totalBefore: total }]);
  expect(Number(moves(requestId)[0]?.totalNow)).toBeGreaterThan(Number(total) * 1.05);
  expect(moves(other.requestId)).toEqual([]);
});

it('a request that ended is not watched any more', async () => {
  const { requestId } = await watched();
  const ended = RequestStatusChanged.fromPartial({ requestId, to: RequestStatus.REJECTED_BY_CUSTOMER });
  await publish('setu.request.request.status_changed', RequestStatusChanged.encode(ended).finish());
  await save('lanes', { ...lane, valid_from: '2026-03-01', price: '2000' });
  await compare();
  expect(moves(requestId)).toEqual([]);
});

it('a change of a table starts the comparison', async () => {
  const { requestId } = await watched();
  const values = { ...lane, valid_from: '2026-04-01', price: '9000', is_example: 'no' };
  await catalogue.client.saveCostRow({ table: CostTable.LANES, id: '', version: 0, key: '', values }, { actor: admin });
  await expect.poll(() => moves(requestId).length).toBe(1);
});

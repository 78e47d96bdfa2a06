import { LandedPriceMoved } from '@setu/proto/catalogue/events';
import { type EstimateGoodsRequest, LandedPrice } from '@setu/proto/catalogue/landed_prices';
import { LandedLine, LandedOverride, LaneMode } from '@setu/proto/catalogue/words';
import type { RecordEstimateRequest } from '@setu/proto/request/estimates';
import { EstimateMade, EstimateMoved } from '@setu/proto/request/events';
import { EstimateSource, IncoTerm } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  deccan,
  defined,
  draft,
  inWork,
  kaveri,
  knownSupplier,
  people,
  publication,
  publishEvent,
  published,
  rate,
  refusal,
  rupees,
  sent,
  transition,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, rival, manager, manager2, supplier, otherSupplier, anonymous } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  for (const id of [kaveri, deccan]) await knownSupplier(world, id);
});
afterAll(() => world?.close());

const goods = (requestId: string, actor = buyer) => world.client.describeGoods({ requestId }, { actor });
const list = (requestId: string, actor = buyer) => world.client.listEstimates({ requestId }, { actor });
const record = async (requestId: string, over: Partial<RecordEstimateRequest> = {}, actor = buyer) => {
  const { current, source } = await goods(requestId, manager);
  const input: EstimateGoodsRequest = {
    ...{ declarations: current === undefined ? [] : [current], city: 'RUMOW', day: '', mode: LaneMode.UNSPECIFIED },
    ...{ rates: { INR: '0.9351' }, overrides: [] },
  };
  const price = LandedPrice.create({ total: '1000.00', isComplete: true });
  const { estimates } = await world.client.recordEstimate(
    {
      ...{ requestId, version: 0, source, input, price, overrides: [], rateDate: '2026-11-20', idempotencyKey: '' },
      ...over,
    },
    { actor },
  );
  return defined(estimates);
};
const override = (reason: string, value = '110') => [{ figure: { kind: LandedOverride.FREIGHT, value }, reason }];

describe('The goods of a request', () => {
  it('have the price of the card, then of the offer, then of the contract', async () => {
    const { id } = await sent(world);
    const first = await goods(id);
    expect(first).toMatchObject({ source: EstimateSource.CARD, current: { key: id, goods: { count: '12' } } });
    expect(first.current?.goods?.terms).toBeUndefined();
    await world.client.recordOffer({ ...transition(id), price: rupees(90_000n) }, { actor: manager });
    const second = await goods(id);
    expect(second).toMatchObject({ source: EstimateSource.OFFER });
    expect(second.current?.goods?.terms).toMatchObject({ price: rupees(90_000n), isFromCardCompany: true });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
    const terms = { price: rupees(80_000n), supplierCompanyId: kaveri };
    await world.client.signContract({ ...transition(id), ...terms }, { actor: manager });
    expect(await goods(id)).toMatchObject({
      source: EstimateSource.CONTRACT,
      current: { goods: { terms: { price: rupees(80_000n) } } },
    });
  });

  it('are delivered to the city that the customer chose, which a supplier does not see', async () => {
    const id = await draft(world);
    await world.client.publishRequest(publication(id, { deliveryCity: 'RUKZN' }), { actor: buyer });
    await world.client.takeIntoWork(transition(id), { actor: manager });
    await world.client.sendToSupplier(transition(id), { actor: manager });
    expect((await goods(id)).city).toBe('RUKZN');
    const cities = [buyer, manager, supplier].map(
      async (actor) => (await view(world, id, actor)).condition?.deliveryCity,
    );
    expect(await Promise.all(cities)).toEqual(['RUKZN', 'RUKZN', '']);
    const wrong = world.client.publishRequest(publication(await draft(world), { deliveryCity: 'Kazan' }), {
      actor: buyer,
    });
    expect((await refused(wrong)).fields).toEqual({ delivery_city: 'invalid_option' });
  });

  it('have the terms of every valid offer, but for a customer only of those that are shown to it', async () => {
    const id = await inWork(world);
    await world.client.inviteSuppliers(
      { requestId: id, supplierCompanyIds: [deccan], idempotencyKey: '' },
      { actor: manager },
    );
    const offer = {
      ...{ requestId: id, version: 0, idempotencyKey: '', price: rupees(500_000n), rate, minimumQuantum: 1 },
      ...{ leadDays: 20, incoTerm: IncoTerm.CIF, incoPlace: 'Novorossiysk', comment: '', files: [] },
      validUntil: '2026-12-20',
    };
    const { offer: own } = await world.client.giveOffer(offer, { actor: otherSupplier });
    const [found] = (await goods(id, manager)).offers;
    expect(found).toMatchObject({
      key: own?.invitationId,
      goods: { count: '12', terms: { incoTerms: 'CIF', incoPlace: 'Novorossiysk', isFromCardCompany: false } },
    });
    expect((await goods(id)).offers).toEqual([]);
  });

  it('are missing in a draft', async () => {
    expect((await goods(await draft(world))).current).toBeUndefined();
  });
});

describe('The landed price of a request', () => {
  it('is kept as versions that do not change, each with its event', async () => {
    const { id } = await published(world);
    await record(id);
    const price = LandedPrice.create({ total: '1100.00', isComplete: true });
    const { estimates } = await record(id, { version: 1, price }, buyer2);
    expect(estimates.map(({ version, price: one, by }) => [version, one?.total, by?.id])).toEqual([
      [2, '1100.00', buyer2.userId],
      [1, '1000.00', buyer.userId],
    ]);
    await world.settle();
    const events = world.events.of('setu.request.estimate.made', EstimateMade).filter((one) => one.requestId === id);
    expect(events.map(({ version, total, formerTotal }) => [version, total, formerTotal])).toEqual([
      [1, '1000.00', ''],
      [2, '1100.00', '1000.00'],
    ]);
    expect(events[1]?.input?.declarations[0]?.goods?.count).toBe('12');
  });

  it('gets no version without a changed line, and is then the price of the changed goods', async () => {
    const { id } = await sent(world);
    const price = LandedPrice.create({
      ...{ total: '1000.00', isComplete: true },
      lines: [{ line: LandedLine.GOODS, amount: '1000.00', isIncluded: false }],
    });
    await record(id, { price });
    expect((await record(id, { version: 1, price })).estimates).toHaveLength(1);
    await world.client.recordOffer({ ...transition(id), price: rupees(90_000n) }, { actor: manager });
    expect((await list(id)).isOutdated).toBe(true);
    await record(id, { version: 1, price });
    const { isOutdated, estimates } = await list(id);
    expect([isOutdated, estimates.map(({ version, source }) => [version, source])]).toEqual([
      false,
      [[1, EstimateSource.OFFER]],
    ]);
  });

  it('stores a repeated call once, also if the rates have changed in between', async () => {
    const { id } = await published(world);
    await record(id, { idempotencyKey: 'key-of-the-call' });
    const price = LandedPrice.create({ total: '1001.00' });
    const { estimates } = await record(id, { idempotencyKey: 'key-of-the-call', price });
    expect(estimates.map(({ price: one }) => one?.total)).toEqual(['1000.00']);
  });

  it('is refused for an older version, and for goods that have changed', async () => {
    const { id } = await sent(world);
    await record(id);
    expect(await refused(record(id))).toMatchObject({ code: 'conflict', params: { current_version: '1' } });
    const { current } = await goods(id);
    await world.client.recordOffer({ ...transition(id), price: rupees(90_000n) }, { actor: manager });
    expect((await list(id)).isOutdated).toBe(true);
    const input: EstimateGoodsRequest = {
      ...{ declarations: [defined(current)], city: '', day: '', mode: LaneMode.UNSPECIFIED, rates: {}, overrides: [] },
    };
    expect(await refused(record(id, { version: 1, input }))).toMatchObject({ code: 'conflict' });
    await record(id, { version: 1 });
    expect(await list(id)).toMatchObject({ isOutdated: false, estimates: [{ source: EstimateSource.OFFER }, {}] });
  });

  it('gets replaced figures from a manager with a reason, which later versions keep', async () => {
    const { id } = await published(world);
    await record(id);
    const freight = override('Quote of 27 Nov');
    const mine = await record(id, { version: 1, overrides: freight }, manager);
    expect(mine).toMatchObject({ mayOverride: true, estimates: [{ overrides: freight }, {}] });
    expect((await record(id, { version: 2, overrides: freight })).estimates).toHaveLength(3);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.filter(({ field }) => field.startsWith('estimate_'))).toMatchObject([
      { field: 'estimate_freight', from: undefined, to: { value: { value: '110 (Quote of 27 Nov)' } } },
    ]);
  });

  it.each([
    ['without a reason', '', 'required'],
    ['with a reason of two letters', 'ok', 'length_min'],
    ['with a reason of 501 letters', 'x'.repeat(501), 'length_max'],
  ])('refuses a replaced figure %s', async (_, reason, code) => {
    const { id } = await published(world);
    const failed = await refused(record(id, { overrides: override(reason) }, manager));
    expect(failed).toMatchObject({ kind: 'invalid', fields: { reason: code } });
  });

  it('lets neither the customer nor another manager replace figures', async () => {
    const { id } = await sent(world);
    for (const actor of [buyer, manager2])
      expect(await refused(record(id, { overrides: override('Cheaper') }, actor))).toMatchObject({ kind: 'forbidden' });
    expect(await list(id)).toMatchObject({ mayRecord: true, mayOverride: false });
    expect(await list(id, manager2)).toMatchObject({ mayRecord: false, mayOverride: false });
  });

  it('does not exist for suppliers, strangers and other customers', async () => {
    const { id } = await sent(world);
    for (const actor of [supplier, otherSupplier, rival]) {
      expect(await refused(goods(id, actor))).toMatchObject({ kind: 'not_found' });
      expect(await refused(list(id, actor))).toMatchObject({ kind: 'not_found' });
      expect(await refused(record(id, {}, actor))).toMatchObject({ kind: 'not_found' });
    }
    expect(await refused(list(id, anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('ends with the request', async () => {
    const { id } = await published(world);
    await record(id);
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    expect(await list(id)).toMatchObject({ mayRecord: false });
    expect(await refused(record(id, { version: 1 }))).toMatchObject({ code: 'conflict' });
  });
});

describe('A change of the tables', () => {
  const moved = (requestId: string, version: number) =>
    publishEvent(
      world,
      'setu.catalogue.landed_price.moved',
      LandedPriceMoved.encode({ requestId, version, totalBefore: '1000.00', totalNow: '1070.00' }).finish(),
    );
  const moves = (id: string) =>
    world.events.of('setu.request.estimate.moved', EstimateMoved).filter(({ requestId }) => requestId === id);

  it('is shown until the next version, and published with the customer’s company', async () => {
    const { id } = await published(world);
    await record(id);
    await moved(id, 1);
    expect((await list(id)).moved).toMatchObject({ version: 1, totalNow: '1070.00' });
    expect(moves(id)).toMatchObject([{ customerCompanyId: buyer.companyId, totalNow: '1070.00' }]);
    expect((await record(id, { version: 1 })).moved).toBeUndefined();
  });

  it('is ignored for an older version and after the end of the request', async () => {
    const { id } = await published(world);
    await record(id);
    await record(id, { version: 1 });
    await moved(id, 1);
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    await moved(id, 2);
    expect(moves(id)).toEqual([]);
  });
});

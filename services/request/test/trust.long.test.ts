import { companyId as demoCompany } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { GiveOfferRequest } from '@setu/proto/request/invitations';
import { TrustKind } from '@setu/proto/request/words';
import { trustKindWord, wireTrustKind } from '@setu/proto/wire-words';
import { trustKinds } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, deccan, inWork, kaveri, knownSupplier, people, rupees, type World } from './fixtures.js';
import { refused } from './refused.js';
import { fillMarket } from './trust-market.js';
import { type RawFigure, rawFigures } from './trust-raw.js';

let world: World;
const [few, other] = [systemIds.id(), systemIds.id()];
beforeAll(async () => {
  world = await boot(true);
  await fillMarket(world, { suppliers: [kaveri, deccan], requests: 90 });
  await fillMarket(world, { suppliers: [few], requests: 4 });
});
afterAll(() => world?.close());

const figuresOf = (supplierCompanyId: string, actor: Actor = people.anonymous) =>
  world.client.getTrustFigures({ supplierCompanyId }, { actor });
const historyOf = (supplierCompanyId: string, actor: Actor) =>
  world.client.getTrustHistory({ supplierCompanyId }, { actor });
const itemsOf = (supplierCompanyId: string, kind: TrustKind, actor: Actor, page = { page: 1, limit: 100 }) =>
  world.client.listTrustItems({ supplierCompanyId, kind, page }, { actor });

/** Returns figures by kind, without the generated enum. */
const byKind = (figures: readonly { kind: TrustKind }[]) =>
  Object.fromEntries(figures.map(({ kind, ...figure }) => [trustKindWord(kind), figure]));

const shape = ({ count, value, ninetieth, hits }: RawFigure) => ({ count, value, ninetieth, hits });

describe('Every figure follows from the raw rows', () => {
  const suppliers = [
    ['a random market', kaveri],
    ['another random market', deccan],
    ['four requests', few],
    ['a supplier of the demo world', demoCompany('deccan-tools')],
    ['another one, with samples', demoCompany('kaveri')],
    ['a supplier without requests', other],
  ] as const;

  it.each(suppliers)('of %s: in full for a manager, and from five items on for everyone', async (_name, supplier) => {
    const raw = await rawFigures(world, supplier);
    const all = Object.fromEntries([...raw].map(([kind, figure]) => [kind, shape(figure)]));
    const isEnough = ([, { count }]: [string, { count: number }]) => count >= 5;
    const shown = Object.fromEntries(Object.entries(all).filter(isEnough));
    expect(byKind((await historyOf(supplier, people.manager)).figures)).toEqual(all);
    expect(byKind((await figuresOf(supplier)).figures)).toEqual(shown);
  });

  it('the random market has every figure with many items, and the four requests show none', async () => {
    const { figures, since } = await figuresOf(kaveri);
    expect(figures.map(({ kind }) => trustKindWord(kind))).toEqual([...trustKinds]);
    for (const { count } of figures) expect(count).toBeGreaterThan(8);
    expect(since).toBe((await historyOf(kaveri, people.manager)).months[0]?.month.concat('-01'));
    expect((await figuresOf(few)).figures).toEqual([]);
    expect((await historyOf(few, people.manager)).figures.length).toBeGreaterThan(0);
  });

  it.each([
    ['kaveri', 5],
    // Its customers asked for no samples.
    ['deccan-tools', 4],
  ])('%s of the demo world has %i figures, a supplier with fewer deals none', async (key, shown) => {
    expect((await figuresOf(demoCompany(key))).figures).toHaveLength(shown);
    expect((await figuresOf(demoCompany('deccan-flow'))).figures).toEqual([]);
    expect((await historyOf(demoCompany('deccan-flow'), people.manager)).figures.length).toBeGreaterThan(2);
  });

  it.each([...trustKinds])('the list behind %s has all its requests, newest first', async (kind) => {
    const raw = (await rawFigures(world, kaveri)).get(kind);
    const { items, total } = await itemsOf(kaveri, wireTrustKind(kind), people.manager);
    expect(total).toBe(raw?.count);
    expect(items.map(({ requestId, value }) => [requestId, value])).toEqual(
      raw?.items.map(({ requestId, value }) => [requestId, value]),
    );
    expect(items.every(({ number }) => /^\d{8}$/.test(number))).toBe(true);
    const second = await itemsOf(kaveri, wireTrustKind(kind), people.manager, { page: 2, limit: 3 });
    expect(second.items).toEqual(items.slice(3, 6));
    expect(second.total).toBe(total);
  });

  it('the months of the history add up to the figures', async () => {
    const { figures, months } = await historyOf(kaveri, people.manager);
    expect(months).toHaveLength(12);
    for (const { kind, count, hits } of figures) {
      const ofMonths = months.flatMap((month) => month.figures.filter((one) => one.kind === kind));
      const sum = (of: 'count' | 'hits') => ofMonths.reduce((total, one) => total + (one[of] ?? 0), 0);
      expect([sum('count'), sum('hits')]).toEqual([count, hits ?? 0]);
    }
    expect(months.filter((month) => month.figures.length > 0).length).toBeGreaterThan(3);
  });

  it('completed deals are counted from the fifth on', async () => {
    const [{ count = 0 } = {}] = await world.deps
      .db('request')
      .where({ supplier_company_id: kaveri, status: 'completed' })
      .count('* as count');
    expect(Number(count)).toBeGreaterThan(5);
    expect((await figuresOf(kaveri)).completedDeals).toBe(Number(count));
    expect((await figuresOf(few)).completedDeals).toBeUndefined();
    const { usualMinutes, completedDeals } = await world.client.getAnswerTime(
      { supplierCompanyId: kaveri },
      { actor: people.anonymous },
    );
    expect(completedDeals).toBe(Number(count));
    expect(usualMinutes).toBe((await rawFigures(world, kaveri)).get('answers')?.value);
  });
});

describe('In a comparison of offers', () => {
  it('the broker sees the exact figures of each supplier, the customer rounded ones without a name', async () => {
    const requestId = await inWork(world);
    for (const id of [kaveri, few]) await knownSupplier(world, id);
    await world.client.inviteSuppliers(
      { requestId, supplierCompanyIds: [kaveri, few], idempotencyKey: '' },
      { actor: people.manager },
    );
    for (const companyId of [kaveri, few]) {
      const actor = { ...people.supplier, companyId };
      const terms = { price: rupees(100n), leadDays: 20, validUntil: '2027-06-01', version: 0, idempotencyKey: '' };
      await world.client.giveOffer(GiveOfferRequest.fromPartial({ requestId, ...terms }), { actor });
    }
    const offers = (actor: Actor) => world.client.listOffers({ requestId }, { actor }).then((found) => found.offers);
    for (const { id } of await offers(people.manager))
      await world.client.shareOffer(
        { requestId, offerId: id, shared: true, idempotencyKey: '' },
        { actor: people.manager },
      );
    const { figures } = await figuresOf(kaveri);
    const ofKaveri = (await offers(people.manager)).find(({ supplier }) => supplier?.id === kaveri);
    expect(ofKaveri?.figures).toEqual(figures);
    expect(figures).toHaveLength(trustKinds.length);
    const seen = await offers(people.buyer);
    const shown = seen.find(({ id }) => id === ofKaveri?.id);
    expect(shown?.supplier).toBeUndefined();
    expect(shown?.figures.map(({ kind }) => kind)).toEqual(figures.map(({ kind }) => kind));
    expect(shown?.figures.every(({ count, hits }) => [5, 10, 20, 50].includes(count) && hits === undefined)).toBe(true);
    expect(seen.find(({ id }) => id !== ofKaveri?.id)?.figures).toEqual([]);
  });
});

describe('Who may see what', () => {
  /** Returns how a call was rejected, or 'yes'. */
  const may = async (call: Promise<unknown>): Promise<string> => {
    const ok = call.then(() => true);
    return (await ok.catch(() => false)) ? 'yes' : (({ kind, code }) => `${kind} ${code}`)(await refused(call));
  };
  const denied = 'forbidden access_denied';

  it.each<[keyof typeof people, string, string]>([
    ['anonymous', 'unauthenticated', 'unauthenticated'],
    ['buyer', denied, denied],
    ['reviewer', denied, denied],
    ['admin', denied, denied],
    ['otherSupplier', 'not_found not_found', denied],
    ['supplier', 'yes', denied],
    ['manager', 'yes', 'yes'],
    ['senior', 'yes', 'yes'],
  ])('%s: the history %s, the list behind a figure %s', async (who, history, items) => {
    expect(await may(historyOf(kaveri, people[who]))).toContain(history);
    expect(await may(itemsOf(kaveri, TrustKind.OFFERS, people[who]))).toContain(items);
    expect(await may(figuresOf(kaveri, people[who]))).toBe('yes');
  });

  it('malformed ids and unknown figures are rejected', async () => {
    expect(await refused(figuresOf('not-an-id'))).toMatchObject({ kind: 'not_found' });
    expect(await refused(historyOf('not-an-id', people.manager))).toMatchObject({ kind: 'not_found' });
    const unknown = itemsOf(kaveri, TrustKind.UNSPECIFIED, people.manager);
    expect(await refused(unknown)).toMatchObject({ kind: 'invalid', fields: { kind: 'invalid_option' } });
    const none = itemsOf(kaveri, TrustKind.OFFERS, people.manager, { page: 0, limit: 10 });
    expect(await refused(none)).toMatchObject({ kind: 'invalid' });
  });
});

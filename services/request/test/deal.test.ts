import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { ConditionFilesChanged, RequestStatusChanged } from '@setu/proto/request/events';
import { MoveField, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { requestStatusWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPath } from '../src/requests/domain/stages.js';
import {
  boot,
  card,
  companyChanged,
  deccan,
  defined,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  published,
  rate,
  refusal,
  rupees,
  sent,
  transition,
  view,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'Волга', inn: '7707083893' });
  await knownSupplier(world, kaveri, { shortName: 'Kaveri Agro' });
  await knownSupplier(world, deccan, { shortName: 'Deccan Tools' });
});
afterAll(() => world?.close());

const { manager, buyer, supplier, otherSupplier } = people;
type Over = Partial<ReturnType<typeof transition>> & {
  contractNumber?: string;
  contractDate?: string;
  price?: { minor: bigint; currency: string };
};
const offer = (id: string, over: Over = {}, by = manager) =>
  world.client.recordOffer({ ...transition(id), price: rupees(90_000n), rate, ...over }, { actor: by });
const select = (id: string, supplierCompanyId = '', by = manager) =>
  world.client.selectSupplier({ ...transition(id), supplierCompanyId }, { actor: by });
const sign = (id: string, over: Over & { supplierCompanyId?: string } = {}, by = manager) =>
  world.client.signContract(
    { ...transition(id), price: rupees(80_000n), rate, supplierCompanyId: kaveri, ...over },
    { actor: by },
  );
const publishedTransitions = async (id: string) => {
  await world.settle();
  const all = world.events.of('setu.request.request.status_changed', RequestStatusChanged);
  return all.filter(({ requestId }) => requestId === id);
};

async function selected(of = card()): Promise<string> {
  const { id } = await sent(world, of);
  await offer(id);
  await select(id);
  return id;
}

describe('A deal', () => {
  it("goes from the supplier's offer to its end, with each price at its own day's exchange rate", async () => {
    const { id } = await sent(world);
    const later = { ...rate, date: '2026-11-21', valueE4: 940_000n };
    const form = defined((await view(world, id, manager)).moves[0]);
    expect(form).toMatchObject({ status: RequestStatus.OFFER_RECEIVED, needs: [MoveField.OFFER_PRICE] });
    const offered = defined((await offer(id)).request);
    expect(offered.offerPrice).toMatchObject({ money: rupees(90_000n), rate: { date: '2026-11-20' } });
    expect(offered.moves[0]).toMatchObject({
      accepts: [MoveField.SUPPLIER_ID, MoveField.FILES],
      needs: [],
      confirm: true,
    });
    const chosen = defined((await select(id)).request);
    expect(chosen).toMatchObject({ status: RequestStatus.SUPPLIER_SELECTED, supplier: { id: kaveri } });
    expect(chosen.moves[0]?.needs).toEqual([MoveField.CONTRACT_PRICE, MoveField.SUPPLIER_ID]);
    const contracted = defined(
      (
        await world.client.signContract(
          { ...transition(id), price: rupees(80_000n), rate: later, supplierCompanyId: kaveri },
          { actor: manager },
        )
      ).request,
    );
    expect(contracted.contractPrice).toMatchObject({ money: rupees(80_000n), rate: { date: '2026-11-21' } });
    expect(contracted.offerPrice).toMatchObject({ money: rupees(90_000n), rate: { date: '2026-11-20' } });
    await world.client.recordPayment(transition(id), { actor: manager });
    const done = defined((await world.client.completeRequest(transition(id), { actor: manager })).request);
    expect(done).toMatchObject({ status: RequestStatus.COMPLETED, moves: [], permissions: ['view', 'repeat'] });
    const statuses = done.history.map(({ status }) => requestStatusWord(status) ?? 'draft');
    expect([isPath(statuses), statuses.length]).toEqual([true, 9]);
    const events = await publishedTransitions(id);
    expect(
      events.map(({ to, supplierSees, supplierIsNew }) => [requestStatusWord(to), supplierSees, supplierIsNew]),
    ).toEqual([
      ['in_work', false, false],
      ['send_to_supplier', true, true],
      ...['offer_received', 'supplier_selected', 'contracted', 'partially_paid', 'completed'].map((to) => [
        to,
        true,
        false,
      ]),
    ]);
    // Emails report these sums, at the rate of the day each was entered.
    const terms = (status: RequestStatus) => events.find(({ to }) => to === status)?.terms;
    const roubles = (minor: bigint) => ({ minor, currency: 'RUB' });
    expect(terms(RequestStatus.OFFER_RECEIVED)).toMatchObject({
      ...{ price: rupees(90_000n), priceInRoubles: expect.objectContaining({ currency: 'RUB' }) },
    });
    expect(terms(RequestStatus.CONTRACTED)).toMatchObject({
      ...{ price: rupees(80_000n), priceInRoubles: roubles(75_200n) },
    });
    expect(terms(RequestStatus.COMPLETED)).toBeUndefined();
    expect(events.map(({ claimUntil }) => claimUntil !== '')).toEqual([...Array(6).fill(false), true]);
    const [row] = (await world.client.listRequests(listQuery({ search: done.numericHash }), { actor: buyer })).rows;
    expect(row?.totalPrice?.money).toEqual(rupees(80_000n));
  });

  it('needs a price in rupees above zero, checked after permission and status', async () => {
    const { id } = await sent(world);
    const prices: [Over, string][] = [
      [{ price: undefined }, 'required'],
      [{ price: rupees(0n) }, 'not_positive'],
      [{ price: rupees(-5n) }, 'not_positive'],
      [{ price: { minor: 5n, currency: 'RUB' } }, 'invalid_option'],
      [{ price: rupees(100_000_000_000_001n) }, 'max'],
    ];
    for (const [over, code] of prices)
      expect(await refused(offer(id, over))).toMatchObject({ kind: 'invalid', fields: { offer_price: code } });
    const free: Over = { price: rupees(0n) };
    expect(await refused(offer(id, free, buyer))).toMatchObject({ code: 'access_denied' });
    expect(await refused(offer(id, free, otherSupplier))).toMatchObject({ kind: 'not_found' });
    expect(await refused(sign(id, { ...free, supplierCompanyId: '' }))).toMatchObject({ code: 'conflict' });
    expect((await view(world, id, manager)).status).toBe(RequestStatus.SEND_TO_SUPPLIER);
  });

  it('has the number and the day of its contract, today if none is given, which all sides and lists show', async () => {
    const id = await selected();
    expect((await refused(sign(id, { contractNumber: 'x'.repeat(101), contractDate: '2026-02-30' }))).fields).toEqual({
      contract_number: 'length_max',
      contract_date: 'invalid_date',
    });
    await sign(id, { contractNumber: ' 12/26 ', contractDate: '2026-11-18' });
    const paper = { contractNumber: '12/26', contractDate: '2026-11-18' };
    for (const actor of [buyer, manager, supplier]) expect(await view(world, id, actor)).toMatchObject(paper);
    const { numericHash: search } = await view(world, id, buyer);
    const { rows } = await world.client.listRequests(listQuery({ search }), { actor: buyer });
    expect(rows[0]).toMatchObject(paper);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['contract_number', 'contract_date']));
    const other = await selected();
    await sign(other);
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(await view(world, other, buyer)).toMatchObject({ contractNumber: '', contractDate: today });
  });

  it('can be contracted only with an active supplier, and reports all missing fields together', async () => {
    const id = await selected();
    expect((await refused(sign(id, { price: rupees(0n), supplierCompanyId: '' }))).fields).toEqual({
      contract_price: 'not_positive',
      supplier_id: 'required',
    });
    const locked = systemIds.id();
    await knownSupplier(world, locked, { active: false });
    for (const supplierCompanyId of [locked, volga, systemIds.id(), 'x'])
      expect((await refused(sign(id, { supplierCompanyId }))).fields).toEqual({ supplier_id: 'invalid_option' });
    expect((await view(world, id, manager)).status).toBe(RequestStatus.SUPPLIER_SELECTED);
  });

  it('returns the same result to the same user for a repeated transition, and a conflict for another price', async () => {
    const { id } = await sent(world);
    const first = await offer(id);
    expect(await offer(id)).toEqual(first);
    expect(await refused(offer(id, { price: rupees(1n) }))).toMatchObject({ code: 'conflict' });
    await select(id, deccan);
    expect(await refused(select(id, kaveri))).toMatchObject({ code: 'conflict' });
    await sign(id, { supplierCompanyId: deccan });
    expect(await refused(sign(id))).toMatchObject({ code: 'conflict' });
    expect((await sign(id, { supplierCompanyId: deccan })).request?.history).toHaveLength(7);
    const key = { idempotencyKey: `pay-${id}` };
    await world.client.recordPayment(transition(id, key), { actor: manager });
    expect(await publishedTransitions(id)).toHaveLength(6);
  });

  it('rejects a transition on an old version with a conflict and stores no price', async () => {
    const { id, version } = await sent(world);
    await offer(id, { version });
    expect(await refused(sign(id, { version }))).toMatchObject({ code: 'conflict' });
    await select(id);
    expect(await refused(sign(id, { version }))).toMatchObject({
      code: 'conflict',
      params: { current_status: 'supplier_selected' },
    });
    expect((await view(world, id, manager)).contractPrice).toBeUndefined();
  });
});

describe('Fifty concurrent transitions', () => {
  const rounds = Number(process.env.RACE_ROUNDS ?? 2);

  it('let one win with its own price, and keep the history a path of the lifecycle', {
    timeout: 20_000 * rounds,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, version } = await sent(world);
      const movers = Array.from({ length: 50 }, (_, index) => async () => {
        if (index % 5 === 3) return world.client.rejectRequest(refusal(id, { version }), { actor: supplier });
        if (index % 5 === 4) return world.client.cancelRequest(refusal(id, { version }), { actor: buyer });
        return offer(id, { version, price: rupees(1000n + BigInt(index)) });
      });
      const outcomes = await Promise.allSettled(movers.map((mover) => mover()));
      const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? (outcome.value.request ?? []) : []));
      const after = await view(world, id, manager);
      // The same rejection by the same user is the same transition, so those calls all succeed.
      const answers = new Set(won.map(({ status, offerPrice }) => `${status} ${offerPrice?.money?.minor}`));
      expect([...answers]).toEqual([`${after.status} ${after.offerPrice?.money?.minor}`]);
      expect(isPath(after.history.map(({ status }) => requestStatusWord(status) ?? 'draft'))).toBe(true);
      expect(after.version).toBe(version + 1);
    }
  });
});

describe("The supplier's participation", () => {
  it('gives the supplier one list with both kinds of requests, which contains only requests sent to it', async () => {
    const own = systemIds.id();
    const seller = { ...supplier, companyId: own };
    const unsent = await published(world, buyer, card({ companyId: own }));
    const { id, numericHash } = await sent(world, card({ companyId: own, name: { en: 'Rare tea', ru: 'Редкий чай' } }));
    await sent(world);
    const both = listQuery({ kind: RequestKind.UNSPECIFIED });
    const found = await world.client.listRequests(both, { actor: seller });
    expect([found.total, found.rows.map((row) => row.id)]).toEqual([1, [id]]);
    expect(found.rows[0]).toMatchObject({ customer: undefined, contact: undefined, permissions: ['view', 'reject'] });
    const search = async (text: string) =>
      (await world.client.listRequests({ ...both, search: text }, { actor: seller })).total;
    expect(await Promise.all(['Rare', numericHash, 'Волга', '7707083893', unsent.numericHash].map(search))).toEqual([
      1, 1, 0, 0, 0,
    ]);
    expect(await refused(world.client.listRequests(both, { actor: buyer }))).toMatchObject({ kind: 'invalid' });
    expect(await refused(world.client.listRequests(both, { actor: manager }))).toMatchObject({ kind: 'invalid' });
  });

  it("lets the chosen supplier see the request and its files, and the card's own supplier only the request as it was before", async () => {
    const { id } = await sent(world);
    await offer(id);
    await select(id, deccan);
    expect((await view(world, id, otherSupplier)).customer).toBeUndefined();
    const past = await view(world, id, supplier);
    expect(past).toMatchObject({ status: RequestStatus.OFFER_RECEIVED, offerPrice: undefined, supplier: undefined });
    expect([past.permissions, past.waitsFor]).toEqual([['view'], CompanyType.UNSPECIFIED]);
    // Its history starts with the sending.
    const known = [RequestStatus.SEND_TO_SUPPLIER, RequestStatus.OFFER_RECEIVED];
    expect(past.history.map(({ status }) => status)).toEqual(known);
    const last = (await publishedTransitions(id)).at(-1);
    expect(last).toMatchObject({ supplierCompanyId: deccan, supplierSees: true, supplierIsNew: true });
    const files = world.events.of('setu.request.condition.files_changed', ConditionFilesChanged);
    expect(files.filter(({ requestId }) => requestId === id).at(-1)?.supplierCompanyId).toBe(deccan);
    const rejected = await world.client.rejectRequest(refusal(id), { actor: otherSupplier });
    expect(rejected.request?.status).toBe(RequestStatus.REJECTED_BY_SUPPLIER);
  });
});

describe('The audit of a request', () => {
  it('shows managers, and only managers, who changed which field and both values', async () => {
    const id = await selected();
    await sign(id, { supplierCompanyId: deccan });
    const { changes, numericHash } = await world.client.listChanges({ requestId: id }, { actor: people.manager2 });
    expect(numericHash).toMatch(/^\d{8}$/);
    const of = (field: string) => changes.filter((change) => change.field === field).at(-1);
    expect(of('status')).toMatchObject({
      by: { id: manager.userId },
      from: { value: { $case: 'status', value: RequestStatus.SUPPLIER_SELECTED } },
      to: { value: { $case: 'status', value: RequestStatus.CONTRACTED } },
    });
    expect(of('supplier')).toMatchObject({
      from: { value: { $case: 'company', value: { shortName: 'Kaveri Agro' } } },
      to: { value: { $case: 'company', value: { shortName: 'Deccan Tools' } } },
    });
    expect(of('contract_price')?.to).toMatchObject({ value: { $case: 'money', value: rupees(80_000n) } });
    expect(of('broker_manager')?.to).toMatchObject({ value: { $case: 'person', value: { id: manager.userId } } });
    expect(await refused(world.client.listChanges({ requestId: id }, { actor: buyer }))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await refused(world.client.listChanges({ requestId: id }, { actor: people.reviewer }))).toMatchObject({
      kind: 'not_found',
    });
  });
});

import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { MilestoneSaid } from '@setu/proto/request/events';
import type { SayMilestoneRequest } from '@setu/proto/request/milestones';
import { MilestoneKind, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  file,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  refusal,
  rupees,
  sent,
  transition,
  userChanged,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, manager2, senior, supplier, otherSupplier, rival, newcomer } = people;

let world: World;
let today: string;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
  await userChanged(world, { userId: supplier.userId, companyId: kaveri, name: 'Arjun', surname: 'Rao' });
  today = world.clock.now().toISOString().slice(0, 10);
});
afterAll(() => world?.close());

/** Creates a contracted request. */
async function contracted(of = card()): Promise<string> {
  const { id } = await sent(world, of);
  await world.client.recordOffer({ ...transition(id), price: rupees(100_000n) }, { actor: manager });
  await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
  const terms = { price: rupees(100_000n), supplierCompanyId: kaveri };
  await world.client.signContract({ ...transition(id), ...terms }, { actor: manager });
  return id;
}

const report = (requestId: string, over: Partial<SayMilestoneRequest>, actor = manager) =>
  world.client.sayMilestone(
    {
      ...{ requestId, kind: MilestoneKind.ADVANCE, version: 0, sayingId: systemIds.id(), timeZone: '' },
      ...{ idempotencyKey: '', ...over },
    },
    { actor },
  );
const list = async (requestId: string, actor = buyer) =>
  (await world.client.listMilestones({ requestId, timeZone: '' }, { actor })).milestones;
const reportEvents = async (requestId: string): Promise<MilestoneSaid[]> => {
  await world.settle();
  const all = world.events.of('setu.request.milestone.said', MilestoneSaid);
  return all.filter((event) => event.requestId === requestId);
};

describe('Milestones after the contract', () => {
  it('are reported by the side concerned, shown to all sides with names, published, and do not change the status', async () => {
    const id = await contracted();
    await report(id, { kind: MilestoneKind.SHIPPED, expectedOn: '2031-01-15' });
    const shipped = {
      kind: MilestoneKind.SHIPPED,
      version: 1,
      happenedOn: today,
      note: ' Рейс 12 ',
      files: { files: [file('bill.pdf')] },
    };
    await report(id, shipped, supplier);
    await report(id, { happenedOn: today }, buyer2);
    for (const actor of [buyer, supplier, manager]) {
      const all = await list(id, actor);
      expect(all.map(({ happenedOn }) => happenedOn)).toEqual([today, today, '', '', '']);
      expect(all[1]).toMatchObject({
        ...{ version: 2, expectedOn: '2031-01-15', note: 'Рейс 12', side: CompanyType.SUPPLIER, overdue: false },
        by: { name: 'Arjun', surname: 'Rao' },
        files: [{ name: 'bill.pdf' }],
      });
    }
    expect((await list(id, manager)).map(({ mayPlan }) => mayPlan)).toEqual(Array(5).fill(true));
    const { request } = await world.client.getRequest({ requestId: id }, { actor: buyer });
    expect(request?.history).toHaveLength(7);
    const events = await reportEvents(id);
    expect(
      events.map(({ milestone, version, side, fileIds, corrected }) => [
        milestone,
        version,
        side,
        fileIds.length,
        corrected,
      ]),
    ).toEqual([
      [MilestoneKind.SHIPPED, 1, CompanyType.BROKER, 0, false],
      [MilestoneKind.SHIPPED, 2, CompanyType.SUPPLIER, 1, false],
      [MilestoneKind.ADVANCE, 1, CompanyType.CUSTOMER, 0, false],
    ]);
    expect(JSON.stringify(events)).not.toContain('Рейс');
  });

  it('let the broker confirm a balance that the customer reports as paid, once', async () => {
    const id = await contracted();
    await world.client.recordPayment(transition(id), { actor: manager });
    const balance = { kind: MilestoneKind.BALANCE, happenedOn: today };
    const shown = async () => (await list(id)).find(({ kind }) => kind === MilestoneKind.BALANCE);
    await report(id, balance, buyer);
    expect(await shown()).toMatchObject({ version: 1, side: CompanyType.CUSTOMER });
    await report(id, { ...balance, version: 1 });
    await report(id, { ...balance, version: 2 });
    expect(await shown()).toMatchObject({ version: 2, happenedOn: today, side: CompanyType.BROKER });
    expect((await reportEvents(id)).map(({ side, corrected }) => [side, corrected])).toEqual([
      [CompanyType.CUSTOMER, false],
      [CompanyType.BROKER, false],
    ]);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.filter(({ field }) => field === 'milestone_balance_happened')).toHaveLength(2);
  });

  it('are reported once: repeating a report does nothing, and only a broker may change a report', async () => {
    const id = await contracted();
    await report(id, { happenedOn: today, note: 'Платёж 7' }, buyer);
    await report(id, { happenedOn: today, note: 'Платёж 7' }, buyer);
    const other = report(id, { happenedOn: today, note: 'Платёж 8', version: 1 }, buyer);
    expect(await refused(other)).toMatchObject({
      kind: 'refused',
      code: 'milestone_said',
      params: { current_version: '1' },
    });
    await report(id, { happenedOn: '', note: '', version: 1 }, senior);
    expect((await list(id))[0]).toMatchObject({ version: 2, happenedOn: '', maySay: true });
    expect((await reportEvents(id)).map(({ corrected }) => corrected)).toEqual([false, true]);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    const corrected = changes.filter(({ field, from }) => field.startsWith('milestone_advance') && from !== undefined);
    expect(corrected.map(({ field, from }) => [field, from?.value?.value])).toEqual([
      ['milestone_advance_happened', today],
      ['milestone_advance_note', 'Платёж 7'],
    ]);
  });

  it('accept one of several concurrent reports, and return the current state to the others', async () => {
    const id = await contracted();
    const attempts = Array.from({ length: 12 }, (_, index) =>
      report(id, { happenedOn: today, note: `Платёж ${index}` }, index % 2 ? buyer : senior),
    );
    const ended = await Promise.allSettled(attempts);
    const won = ended.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const lost = await refused(attempts[ended.findIndex(({ status }) => status === 'rejected')] as Promise<unknown>);
    expect(lost).toMatchObject({ kind: 'stale', params: { current_status: 'contracted', current_version: '1' } });
    expect(await reportEvents(id)).toHaveLength(1);
  });

  it('return the first response for a repeated idempotency key', async () => {
    const id = await contracted();
    const input = { happenedOn: today, idempotencyKey: 'key-1' };
    const first = await report(id, input, buyer);
    await report(id, { happenedOn: '', version: 1 }, senior);
    expect(await report(id, input, buyer)).toEqual(first);
    expect(await reportEvents(id)).toHaveLength(2);
  });

  it('are offered for a report in turn: the advance, and the others once the broker has confirmed it', async () => {
    const id = await contracted();
    const offered = async (actor = buyer) => (await list(id, actor)).map(({ maySay }) => maySay);
    expect(await offered()).toEqual([true, false, false, false, false]);
    await report(id, { happenedOn: today }, buyer);
    expect([await offered(), await offered(supplier)]).toEqual([Array(5).fill(false), Array(5).fill(false)]);
    expect(await offered(manager)).toEqual([true, false, false, false, false]);
    await world.client.recordPayment(transition(id), { actor: manager });
    expect([await offered(), await offered(supplier)]).toEqual([
      Array(5).fill(false),
      [false, true, false, false, false],
    ]);
    await report(id, { kind: MilestoneKind.SHIPPED, happenedOn: today }, supplier);
    expect(await offered()).toEqual([false, false, false, true, false]);
  });

  it('warn about an unusual order and mark overdue milestones, but none that waits for a confirmed advance', async () => {
    const id = await contracted();
    await report(id, { kind: MilestoneKind.DELIVERED, expectedOn: today });
    world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000));
    const later = world.clock.now().toISOString().slice(0, 10);
    await report(id, { kind: MilestoneKind.SHIPPED, happenedOn: later }, supplier);
    const rowOf = async () =>
      (await world.client.listRequests(listQuery(), { actor: manager })).rows.find((row) => row.id === id);
    expect((await list(id)).map(({ overdue }) => overdue)).toEqual(Array(5).fill(false));
    expect((await rowOf())?.overdue).toBeUndefined();
    await world.client.recordPayment(transition(id), { actor: manager });
    expect((await list(id)).map(({ overdue }) => overdue)).toEqual([false, false, false, true, false]);
    expect((await rowOf())?.overdue).toMatchObject({ milestone: MilestoneKind.DELIVERED });
    await report(id, { kind: MilestoneKind.DELIVERED, happenedOn: today, version: 1 }, buyer);
    expect((await list(id))[3]).toMatchObject({ overdue: false, after: MilestoneKind.SHIPPED });
  });
});

describe('The terms of the card', () => {
  const terms = (leadDays: number) => {
    const of = card();
    if (of.card) of.card.leadDays = leadDays;
    return { ...of, paymentAdvance: 0.3, paymentTransfer: 0.7 };
  };
  const kinds = async (id: string) => (await list(id)).map(({ kind }) => kind);
  const rowOf = async (id: string, actor = supplier) =>
    (await world.client.listRequests(listQuery(), { actor })).rows.find((row) => row.id === id);

  it('place a balance that is due before dispatch before the shipment, which can be reported all the same', async () => {
    const id = await contracted(terms(35));
    const { ADVANCE, BALANCE, SHIPPED, AT_CUSTOMS, DELIVERED } = MilestoneKind;
    expect(await kinds(id)).toEqual([ADVANCE, BALANCE, SHIPPED, AT_CUSTOMS, DELIVERED]);
    expect((await list(id)).map(({ beforeShipment }) => beforeShipment)).toEqual([false, true, false, false, false]);
    await world.client.recordPayment(transition(id), { actor: manager });
    const offered = (await list(id, manager)).filter(({ maySay }) => maySay);
    expect(offered.map(({ kind }) => kind)).toEqual([BALANCE, SHIPPED]);
  });

  it('make the day of shipment follow from the advance and the lead time, until the broker sets another', async () => {
    const id = await contracted(terms(35));
    expect((await list(id, supplier))[2]).toMatchObject({ dueOn: '', leadDays: 35 });
    const paidOn = world.clock.now().toISOString().slice(0, 10);
    await report(id, { happenedOn: paidOn }, buyer);
    await world.client.recordPayment(transition(id), { actor: manager });
    const due = new Date(Date.parse(paidOn) + 35 * 86_400_000).toISOString().slice(0, 10);
    expect((await list(id, supplier))[2]).toMatchObject({ kind: MilestoneKind.SHIPPED, dueOn: due, leadDays: 35 });
    expect(await rowOf(id)).toMatchObject({ shipBy: due, clock: undefined });
    expect((await rowOf(id, manager))?.clock).toBeDefined();
    const late = async () => {
      const { stages } = await world.client.getDesk(
        { reason: WaitingReason.UNSPECIFIED, page: 0 },
        { actor: supplier },
      );
      return stages.find(({ status }) => status === RequestStatus.PARTIALLY_PAID)?.late ?? 0;
    };
    expect(await late()).toBe(0);
    world.clock.advance(36 * 86_400_000);
    expect(await late()).toBeGreaterThan(0);
    await report(id, { kind: MilestoneKind.SHIPPED, expectedOn: '2031-01-15' });
    expect((await list(id, supplier))[2]).toMatchObject({ expectedOn: '2031-01-15', dueOn: '' });
    expect((await rowOf(id))?.shipBy).toBe('2031-01-15');
  });
});

describe('Limits on reporting milestones', () => {
  it('a request of other companies is not found, and no milestones exist before the contract', async () => {
    const id = await contracted();
    for (const actor of [rival, otherSupplier, newcomer]) {
      expect(await refused(list(id, actor))).toMatchObject({ kind: 'not_found' });
      expect(await refused(report(id, { happenedOn: today }, actor))).toMatchObject({ kind: 'not_found' });
    }
    expect(await refused(list(id, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    for (const actor of [manager2, supplier]) {
      expect(await refused(report(id, { happenedOn: today }, actor))).toMatchObject({ code: 'access_denied' });
    }
    const early = (await sent(world)).id;
    expect(await list(early, supplier)).toEqual([]);
    expect(await refused(report(early, { happenedOn: today }))).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  it('a rejected deal accepts no new reports, and its milestones remain readable', async () => {
    const id = await contracted();
    const now = world.clock.now().toISOString().slice(0, 10);
    await report(id, { happenedOn: now }, buyer);
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    expect(await refused(report(id, { kind: MilestoneKind.BALANCE, happenedOn: now }))).toMatchObject({
      code: 'conflict',
    });
    expect((await list(id))[0]).toMatchObject({ happenedOn: now, maySay: false, mayPlan: false });
  });

  it.each([
    [{ happenedOn: '2019-01-01' }, { happened: 'before_contract' }],
    [{ happenedOn: '2039-01-01' }, { happened: 'date_in_future' }],
    [{}, { happened: 'required' }],
    [{ note: 'x' }, { happened: 'required' }],
  ])('a report with %o is rejected on its fields', async (over, fields) => {
    const id = await contracted();
    expect(await refused(report(id, over, buyer))).toMatchObject({ kind: 'invalid', fields });
  });
});

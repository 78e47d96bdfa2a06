import { systemIds } from '@setu/kit/core';
import { SkuType } from '@setu/proto/catalogue/words';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { SampleChanged } from '@setu/proto/request/events';
import type { Sample } from '@setu/proto/request/view';
import { SampleState, SampleVerdict, WaitingReason } from '@setu/proto/request/words';
import { sampleStateWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  deccan,
  defined,
  inWork,
  kaveri,
  knownSupplier,
  people,
  refusal,
  rupees,
  sent,
  transition,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, senior, supplier, otherSupplier, rival } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
  await knownSupplier(world, deccan);
});
afterAll(() => world?.close());

const today = () => world.clock.now().toISOString().slice(0, 10);
const ask = (requestId: string, actor: Actor = buyer, comment = 'Два образца по 250 г', address = '') =>
  world.client.askSample({ requestId, comment, address, idempotencyKey: '' }, { actor });
const pass = (requestId: string, sampleId: string, actor: Actor = manager) =>
  world.client.passSampleAddress({ requestId, sampleId, idempotencyKey: '' }, { actor });
const send = (requestId: string, sampleId: string, actor: Actor = supplier, over: { sentOn?: string } = {}) =>
  world.client.sendSample(
    { requestId, sampleId, sentOn: today(), tracking: 'AWB 12', timeZone: 'UTC', idempotencyKey: '', ...over },
    { actor },
  );
const decline = (requestId: string, sampleId: string, actor: Actor = supplier) =>
  world.client.declineSample({ requestId, sampleId, reason: 'Нет на складе', idempotencyKey: '' }, { actor });
const judge = (
  requestId: string,
  sampleId: string,
  actor: Actor = buyer,
  verdict = SampleVerdict.SUITS_WITH_REMARKS,
  comment = 'Светлее, чем просили',
) => world.client.judgeSample({ requestId, sampleId, verdict, comment, idempotencyKey: '' }, { actor });

async function asked(): Promise<{ id: string; sampleId: string }> {
  const { id } = await sent(world);
  const { request } = await ask(id);
  return { id, sampleId: request?.sample?.id ?? '' };
}
const eventsOf = async (requestId: string): Promise<SampleChanged[]> => {
  await world.settle();
  return world.events.of('setu.request.sample.changed', SampleChanged).filter((one) => one.requestId === requestId);
};
// Before the supplier's offer, the request is listed as its turn, with the sample beside that.
const sampleTasks = async (actor: Actor, id: string) => {
  const lists = [WaitingReason.SAMPLE, WaitingReason.TURN].map((reason) =>
    world.client.getDesk({ reason, page: 1 }, { actor }),
  );
  return (await Promise.all(lists))
    .flatMap(({ waiting }) => waiting)
    .filter(({ request }) => request?.id === id)
    .flatMap(({ reason, others }) => [reason, ...others.map((other) => other.reason)])
    .filter((reason) => reason === WaitingReason.SAMPLE);
};
const rights = async (id: string, actor: Actor) => {
  const { mayAskSample, mayAnswerSample, mayJudgeSample } = await view(world, id, actor);
  return [mayAskSample, mayAnswerSample, mayJudgeSample];
};

describe('A sample', () => {
  it('is asked for, sent and judged: each side sees it, has its task, and may take only its own step', async () => {
    const { id } = await sent(world);
    expect([await rights(id, buyer), await rights(id, supplier)]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
    const sampleId = defined((await ask(id)).request?.sample).id;
    expect(await Promise.all([buyer, supplier, manager, senior].map((actor) => rights(id, actor)))).toEqual([
      [false, false, false],
      [false, true, false],
      [false, true, false],
      [false, true, false],
    ]);
    expect([await sampleTasks(supplier, id), await sampleTasks(buyer, id)]).toEqual([[WaitingReason.SAMPLE], []]);
    await send(id, sampleId);
    expect([await sampleTasks(supplier, id), await sampleTasks(buyer2, id)]).toEqual([[], [WaitingReason.SAMPLE]]);
    expect(await rights(id, buyer2)).toEqual([false, false, true]);
    await judge(id, sampleId, buyer2);
    expect(await sampleTasks(buyer2, id)).toEqual([]);
    for (const actor of [buyer, supplier, manager])
      expect((await view(world, id, actor)).sample).toMatchObject({
        ...{ state: SampleState.JUDGED, comment: 'Два образца по 250 г', sentOn: today(), tracking: 'AWB 12' },
        ...{ verdict: SampleVerdict.SUITS_WITH_REMARKS, verdictComment: 'Светлее, чем просили' },
      });
    const events = await eventsOf(id);
    expect(events.map(({ state, side }) => [sampleStateWord(state), side])).toEqual([
      ['asked', CompanyType.CUSTOMER],
      ['sent', CompanyType.SUPPLIER],
      ['judged', CompanyType.CUSTOMER],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/250|AWB|Светлее/);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['sample', 'sample_sent', 'sample_tracking', 'sample_verdict', 'sample_verdict_comment']),
    );
    expect(await rights(id, buyer)).toEqual([true, false, false]);
  });

  it('waits for its address: the broker passes it on once, and only then the supplier sees it and sends the sample', async () => {
    const { id } = await sent(world);
    const address = '443010, Самара, ул. Садовая, 1';
    const sampleId = defined((await ask(id, buyer, 'Образец', address)).request?.sample).id;
    const shown = async (actor: Actor) => {
      const { sample, mayPassSampleAddress } = await view(world, id, actor);
      return [sample?.address, sample?.awaitsAddress, mayPassSampleAddress];
    };
    expect(await Promise.all([buyer, supplier, manager].map(shown))).toEqual([
      [address, true, false],
      ['', true, false],
      [address, true, true],
    ]);
    expect([await sampleTasks(supplier, id), await sampleTasks(manager, id)]).toEqual([[], [WaitingReason.SAMPLE]]);
    expect(await refused(send(id, sampleId))).toMatchObject({ kind: 'refused', code: 'conflict' });
    await Promise.all([pass(id, sampleId), pass(id, sampleId)]);
    expect(await shown(supplier)).toEqual([address, false, false]);
    expect([await sampleTasks(supplier, id), await sampleTasks(manager, id)]).toEqual([[WaitingReason.SAMPLE], []]);
    expect((await eventsOf(id)).map(({ addressPassed }) => addressPassed)).toEqual([false, true]);
    expect(JSON.stringify(await eventsOf(id))).not.toContain('Садовая');
    await send(id, sampleId);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['sample_address', 'sample_address_passed', 'sample_sent']),
    );
  });

  it('without an address cannot have one passed on', async () => {
    const { id, sampleId } = await asked();
    expect(await refused(pass(id, sampleId))).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  it('does not reveal the people of customer and supplier to each other before the contract', async () => {
    const { id, sampleId } = await asked();
    await send(id, sampleId);
    const names = async (actor: Actor) => {
      const { asked: one, answered } = defined((await view(world, id, actor)).sample) as Sample;
      return [one?.by?.id, answered?.by?.id];
    };
    expect(await names(buyer)).toEqual([buyer.userId, undefined]);
    expect(await names(supplier)).toEqual([undefined, supplier.userId]);
    expect(await names(manager)).toEqual([buyer.userId, supplier.userId]);
  });

  it('can be sent by the manager for the supplier, also after the contract, and judged then', async () => {
    const { id, sampleId } = await asked();
    await world.client.recordOffer({ ...transition(id), price: rupees(100_000n) }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
    const terms = { price: rupees(100_000n), supplierCompanyId: kaveri };
    await world.client.signContract({ ...transition(id), ...terms }, { actor: manager });
    await send(id, sampleId, manager);
    const { request } = await judge(id, sampleId, buyer, SampleVerdict.SUITS, '');
    expect(request?.sample).toMatchObject({ verdict: SampleVerdict.SUITS, answered: { by: { id: manager.userId } } });
    expect(await refused(ask(id))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await rights(id, buyer)).toEqual([false, false, false]);
  });

  it('can be declined with a reason, and then asked for again', async () => {
    const { id, sampleId } = await asked();
    const { request } = await decline(id, sampleId);
    expect(request?.sample).toMatchObject({ state: SampleState.DECLINED, declineReason: 'Нет на складе' });
    expect(await refused(send(id, sampleId))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await refused(judge(id, sampleId))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect((await ask(id)).request?.sample?.state).toBe(SampleState.ASKED);
  });

  it('is asked for once: one of two concurrent requests is stored, and repeated steps do nothing', async () => {
    const { id } = await sent(world);
    await Promise.all([ask(id), ask(id)]);
    expect(await refused(ask(id, buyer, 'Ещё один'))).toMatchObject({ kind: 'refused', code: 'sample_open' });
    expect(await refused(ask(id, buyer2))).toMatchObject({ kind: 'refused', code: 'sample_open' });
    const sampleId = defined((await view(world, id, buyer)).sample).id;
    await Promise.all([send(id, sampleId), send(id, sampleId)]);
    expect(await refused(send(id, sampleId, manager))).toMatchObject({ kind: 'refused', code: 'conflict' });
    await Promise.all([judge(id, sampleId), judge(id, sampleId)]);
    expect(await refused(judge(id, sampleId, buyer, SampleVerdict.SUITS))).toMatchObject({ code: 'conflict' });
    expect(await eventsOf(id)).toHaveLength(3);
  });

  it('is not offered for a product without samples, and the service refuses it', async () => {
    const { id } = await sent(world, card({ isSampleAvailable: false }));
    expect(await rights(id, buyer)).toEqual([false, false, false]);
    expect(await refused(ask(id))).toMatchObject({ kind: 'refused', code: 'no_samples' });
  });

  it('answers a repeated idempotency key with the stored answer', async () => {
    const { id } = await sent(world);
    const call = () =>
      world.client.askSample({ requestId: id, comment: '1 кг', address: '', idempotencyKey: 'k' }, { actor: buyer });
    expect((await call()).request?.sample?.id).toBe((await call()).request?.sample?.id);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('is not sent for a rejected request', async () => {
    const { id, sampleId } = await asked();
    await world.client.rejectRequest(refusal(id), { actor: manager });
    expect(await refused(send(id, sampleId))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect([await sampleTasks(supplier, id), await rights(id, supplier)]).toEqual([[], [false, false, false]]);
  });

  it('belongs to goods that a supplier has been asked about', async () => {
    const service = card();
    const of = { ...service, card: { ...defined(service.card), type: SkuType.SERVICE } };
    const { id } = await sent(world, of);
    expect(await rights(id, buyer)).toEqual([false, false, false]);
    expect(await refused(ask(id))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await refused(ask(await inWork(world)))).toMatchObject({ kind: 'refused', code: 'conflict' });
  });

  it('names every wrong field', async () => {
    const { id, sampleId } = await asked();
    const codes = async (call: Promise<unknown>) => (await refused(call)).fields;
    const { id: other } = await sent(world);
    expect(await codes(ask(other, buyer, ' '))).toEqual({ comment: 'required' });
    expect(await codes(send(id, sampleId, supplier, { sentOn: '2999-01-01' }))).toEqual({ sent_on: 'date_in_future' });
    await send(id, sampleId);
    expect(await codes(judge(id, sampleId, buyer, SampleVerdict.DOES_NOT_SUIT, ''))).toEqual({ comment: 'required' });
    expect(await codes(judge(id, sampleId, buyer, SampleVerdict.UNSPECIFIED, 'x'))).toEqual({ verdict: 'required' });
  });

  it('does not exist for others', async () => {
    const { id, sampleId } = await asked();
    const steps = {
      ask: (actor: Actor) => ask(id, actor),
      pass: (actor: Actor) => pass(id, sampleId, actor),
      send: (actor: Actor) => send(id, sampleId, actor),
      decline: (actor: Actor) => decline(id, sampleId, actor),
      judge: (actor: Actor) => judge(id, sampleId, actor),
    };
    const hidden = { kind: 'not_found' };
    for (const step of Object.values(steps)) {
      expect(await refused(step(people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
      for (const actor of [rival, otherSupplier]) expect(await refused(step(actor))).toMatchObject(hidden);
    }
    const denied = { kind: 'forbidden', code: 'access_denied' };
    for (const actor of [supplier, manager]) {
      expect(await refused(steps.ask(actor))).toMatchObject(denied);
      expect(await refused(steps.judge(actor))).toMatchObject(denied);
    }
    for (const actor of [buyer, supplier]) expect(await refused(steps.pass(actor))).toMatchObject(denied);
    expect(await refused(steps.send(buyer))).toMatchObject(denied);
    expect(await refused(steps.decline(buyer))).toMatchObject(denied);
    expect(await refused(send(id, systemIds.id()))).toMatchObject(hidden);
  });

  it('is not shown to another invited supplier', async () => {
    const { id, sampleId } = await asked();
    await world.client.inviteSuppliers(
      { requestId: id, supplierCompanyIds: [deccan], idempotencyKey: '' },
      { actor: manager },
    );
    expect((await view(world, id, otherSupplier)).sample).toBeUndefined();
    expect(await refused(send(id, sampleId, otherSupplier))).toMatchObject({ kind: 'not_found' });
    await send(id, sampleId);
    expect((await view(world, id, supplier)).sample?.state).toBe(SampleState.SENT);
  });
});

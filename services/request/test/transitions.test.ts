import { systemIds } from '@setu/kit/core';
import { ConditionFilesChanged, RequestStatusChanged } from '@setu/proto/request/events';
import { MoveField, RejectReason, RequestStatus } from '@setu/proto/request/words';
import { requestStatusWord, stagePhaseWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifecycle } from '../src/requests/domain/lifecycle.js';
import {
  boot,
  companyChanged,
  contact,
  defined,
  draft,
  file,
  kaveri,
  people,
  publication,
  published,
  refusal,
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
});
afterAll(() => world?.close());

const { manager, manager2, senior, buyer, buyer2, supplier } = people;
const take = (id: string, by = manager, over: Parameters<typeof transition>[1] = {}) =>
  world.client.takeIntoWork(transition(id, over), { actor: by });
const send = (id: string, by = manager, over: Parameters<typeof transition>[1] = {}) =>
  world.client.sendToSupplier(transition(id, over), { actor: by });
const reject = (id: string, by = manager, over: Parameters<typeof refusal>[1] = {}) =>
  world.client.rejectRequest(refusal(id, over), { actor: by });
const cancel = (id: string, by = buyer, over: Parameters<typeof refusal>[1] = {}) =>
  world.client.cancelRequest(refusal(id, over), { actor: by });
const rejecting = [MoveField.REJECT_REASON, MoveField.REJECT_COMMENT];
/** Returns the events about these requests only: the relay may still deliver those of the previous test. */
const publishedTransitions = async (...ids: string[]) => {
  await world.settle();
  const all = world.events.of('setu.request.request.status_changed', RequestStatusChanged);
  return all.filter(({ requestId }) => ids.includes(requestId));
};

describe('Accepting a request', () => {
  it('makes the user its manager and publishes one event', async () => {
    const { id, numericHash } = await published(world);
    expect((await view(world, id, manager2)).moves[0]?.status).toBe(RequestStatus.IN_WORK);
    const answer = defined((await take(id)).request);
    expect(answer).toMatchObject({
      status: RequestStatus.IN_WORK,
      version: 3,
      brokerManager: { id: manager.userId },
      moves: [{ status: RequestStatus.SEND_TO_SUPPLIER, confirm: true }, { needs: rejecting }],
    });
    expect((await view(world, id, manager2)).permissions).toEqual(['view', 'repeat']);
    expect(await publishedTransitions(id)).toMatchObject([
      {
        requestId: id,
        version: 3,
        numericHash,
        from: RequestStatus.NEW,
        to: RequestStatus.IN_WORK,
        brokerManagerId: manager.userId,
        customerName: 'Волга',
        reason: RejectReason.UNSPECIFIED,
      },
    ]);
  });

  it('succeeds for one of ten concurrent managers, and the others get the current state', async () => {
    const { id, version } = await published(world);
    const contenders = Array.from({ length: 10 }, () => ({ ...manager, userId: systemIds.id() }));
    const outcomes = await Promise.all(
      contenders.map((by) =>
        take(id, by, { version }).then(
          () => null,
          (error) => refused(Promise.reject(error)),
        ),
      ),
    );
    const lost = outcomes.filter((outcome) => outcome !== null);
    expect(lost).toHaveLength(9);
    for (const outcome of lost)
      expect(outcome).toMatchObject({
        kind: 'refused',
        code: 'conflict',
        params: { current_status: 'in_work', current_version: '3' },
      });
    expect(await publishedTransitions(id)).toHaveLength(1);
    expect((await view(world, id, senior)).history).toHaveLength(3);
  });

  it('too late is a conflict without a version as well, and so is a rejection with the old version', async () => {
    const { id, version } = await published(world);
    await take(id);
    expect(await refused(take(id, manager2))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await refused(reject(id, manager2, { version }))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await refused(reject(id, manager2))).toMatchObject({ kind: 'forbidden', code: 'access_denied' });
  });

  it('again as the same manager returns the same result without a second event', async () => {
    const { id } = await published(world);
    const first = await take(id);
    expect(await take(id)).toEqual(first);
    expect(await take(id, manager, { version: 2 })).toEqual(first);
    expect(await publishedTransitions(id)).toHaveLength(1);
    expect(await refused(take(id, senior))).toMatchObject({
      code: 'conflict',
      params: { current_status: 'in_work', current_version: '3' },
    });
  });

  it('on an old version is a conflict with the current state', async () => {
    const { id } = await published(world);
    const failed = await refused(take(id, manager, { version: 1 }));
    expect(failed).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      params: { current_status: 'new', current_version: '2' },
    });
  });

  it('with an idempotency key always returns the first response', async () => {
    const { id } = await published(world);
    const first = await take(id, manager, { idempotencyKey: `take-${id}` });
    await send(id);
    expect(await take(id, manager, { idempotencyKey: `take-${id}` })).toEqual(first);
    expect(await refused(take((await published(world)).id, manager, { idempotencyKey: `take-${id}` }))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('is for brokers only: customers and suppliers may not, and unrelated companies see nothing', async () => {
    const { id } = await published(world);
    expect(await refused(take(id, buyer))).toMatchObject({ kind: 'forbidden', code: 'access_denied' });
    for (const by of [people.rival, supplier, people.reviewer, people.admin])
      expect(await refused(take(id, by))).toMatchObject({ kind: 'not_found' });
    expect(await refused(take(id, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    expect(await refused(take(systemIds.id()))).toEqual(await refused(take(id, people.rival)));
    expect(await refused(take('not-an-id'))).toMatchObject({ kind: 'not_found' });
  });
});

describe('Sending to the supplier', () => {
  it("shows the card's company the request and its files, without the customer's INN and contact", async () => {
    const requestId = await draft(world);
    const attached = file();
    await world.client.publishRequest(publication(requestId, { files: { files: [attached] } }), { actor: buyer });
    await take(requestId);
    expect(await refused(view(world, requestId, supplier))).toMatchObject({ kind: 'not_found' });
    await send(requestId);
    const viewed = await view(world, requestId, supplier);
    expect(viewed).toMatchObject({
      status: RequestStatus.SEND_TO_SUPPLIER,
      customer: undefined,
      contact: undefined,
    });
    expect([...viewed.permissions].sort()).toEqual(['reject', 'view']);
    expect((await view(world, requestId, buyer)).contact).toEqual(contact);
    expect((await view(world, requestId, manager)).customer?.inn).toBe('7707083893');
    await world.settle();
    const files = world.events.of('setu.request.condition.files_changed', ConditionFilesChanged);
    expect(files.findLast((event) => event.requestId === requestId)).toMatchObject({
      fileIds: [attached.id],
      supplierCompanyId: kaveri,
      published: true,
    });
    expect(await refused(view(world, requestId, people.otherSupplier))).toMatchObject({ kind: 'not_found' });
  });

  it('needs an accepted request and its manager, or any senior manager', async () => {
    const { id } = await published(world);
    expect(await refused(send(id))).toMatchObject({ code: 'conflict', params: { current_status: 'new' } });
    await take(id);
    expect(await refused(send(id, manager2))).toMatchObject({ code: 'access_denied' });
    const answer = defined((await send(id, senior)).request);
    expect(answer).toMatchObject({
      status: RequestStatus.SEND_TO_SUPPLIER,
      brokerManager: { id: manager.userId },
      moves: [{ status: RequestStatus.OFFER_RECEIVED }, { status: RequestStatus.REJECTED_BY_BROKER }],
    });
  });
});

describe('Rejecting and cancelling', () => {
  it('by broker, supplier and customer each ends in its own status, with reason and comment', async () => {
    const byBroker = defined((await reject((await published(world)).id)).request);
    const bySupplier = defined(
      (await reject((await sent(world)).id, supplier, { reason: RejectReason.BAD_DELIVERY, comment: 'No stock' }))
        .request,
    );
    const byCustomer = defined((await cancel((await sent(world)).id, buyer2)).request);
    expect([byBroker.status, bySupplier.status, byCustomer.status]).toEqual([
      RequestStatus.REJECTED_BY_BROKER,
      RequestStatus.REJECTED_BY_SUPPLIER,
      RequestStatus.REJECTED_BY_CUSTOMER,
    ]);
    expect(bySupplier).toMatchObject({ rejectReason: RejectReason.BAD_DELIVERY, rejectComment: 'No stock' });
    expect(bySupplier.history.at(-1)).toMatchObject({
      reason: RejectReason.BAD_DELIVERY,
      comment: 'No stock',
      by: { id: supplier.userId },
    });
    expect(
      bySupplier.stages.map(({ status, phase }) => `${requestStatusWord(status)} ${stagePhaseWord(phase)}`),
    ).toEqual(['send_to_supplier done', 'rejected_by_supplier closed']);
    expect(
      (await publishedTransitions(byBroker.id, bySupplier.id, byCustomer.id))
        .filter(({ to }) => requestStatusWord(to)?.startsWith('rejected'))
        .map(({ reason }) => reason),
    ).toEqual([RejectReason.BAD_PRICE, RejectReason.BAD_DELIVERY, RejectReason.BAD_PRICE]);
  });

  it('needs a reason from the list and a comment', async () => {
    const { id } = await published(world);
    expect((await refused(cancel(id, buyer, { reason: RejectReason.UNSPECIFIED, comment: ' ' }))).fields).toEqual({
      reject_reason: 'required',
      reject_comment: 'required',
    });
    expect((await refused(reject(id, manager, { comment: 'x'.repeat(2001) }))).fields).toEqual({
      reject_comment: 'length_max',
    });
    expect(await refused(cancel(id, people.rival, { reason: RejectReason.UNSPECIFIED }))).toMatchObject({
      kind: 'not_found',
    });
  });

  it('of an ended request is a conflict, and repeating the same one returns the same result', async () => {
    const { id } = await published(world);
    const first = await cancel(id);
    expect(await cancel(id)).toEqual(first);
    expect(await refused(cancel(id, buyer, { comment: 'other words' }))).toMatchObject({ code: 'conflict' });
    expect(await refused(cancel(id, buyer2))).toMatchObject({
      code: 'conflict',
      params: { current_status: 'rejected_by_customer' },
    });
    expect(await refused(reject(id))).toMatchObject({ code: 'conflict' });
    expect(await refused(take(id))).toMatchObject({ code: 'conflict' });
    expect(await publishedTransitions(id)).toHaveLength(1);
  });

  it('at the same time as another transition keeps the history a path of the lifecycle, whichever wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, version } = await published(world);
      const outcomes = await Promise.allSettled([
        take(id, manager, { version }),
        cancel(id, buyer, { version }),
        reject(id, senior, { version }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { history, status } = await view(world, id, buyer);
      expect([history.length, history.at(-1)?.status]).toEqual([3, status]);
    }
  });

  it("is limited to each side's own action", async () => {
    const { id } = await sent(world);
    expect(await refused(reject(id, buyer))).toMatchObject({ code: 'access_denied' });
    expect(await refused(cancel(id, manager))).toMatchObject({ code: 'access_denied' });
    expect(await refused(cancel(id, supplier))).toMatchObject({ code: 'access_denied' });
    expect(await refused(reject(id, manager2))).toMatchObject({ code: 'access_denied' });
    expect(await refused(reject(id, people.otherSupplier))).toMatchObject({ kind: 'not_found' });
    expect(await refused(cancel(id, { ...buyer, commerceAllowed: false }))).toMatchObject({
      code: 'commerce_not_allowed',
    });
  });
});

describe('The database', () => {
  it('allows the same transitions as the rules and itself rejects any other', async () => {
    const rows: { from_status: string; to_status: string }[] = await world.deps.db('request_transition');
    const edges = Object.entries(lifecycle).flatMap(([from, to]) => Object.values(to).map((each) => `${from} ${each}`));
    expect(rows.map((row) => `${row.from_status} ${row.to_status}`).sort()).toEqual(edges.sort());
    const { id } = await published(world);
    await expect(world.deps.db('request').where({ id }).update({ status: 'completed' })).rejects.toThrow(
      /cannot go from new to completed/,
    );
  });

  it('audits who changed which fields', async () => {
    const { id } = await published(world);
    await take(id);
    const rows = await world.deps
      .db('request_audit')
      .where('request_id', id)
      .orderBy('id')
      .select('field', 'old_value', 'new_value', 'by_user_id');
    expect(rows.slice(-2)).toEqual([
      { field: 'status', old_value: 'new', new_value: 'in_work', by_user_id: manager.userId },
      { field: 'broker_manager', old_value: '', new_value: manager.userId, by_user_id: manager.userId },
    ]);
  });
});

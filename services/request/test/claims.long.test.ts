import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { ClaimChanged } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  file,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  rupees,
  sent,
  transition,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, manager2, senior, supplier, rival } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
});
afterAll(() => world?.close());

/** Creates a request whose advance was paid, completed if asked. */
async function paid({ completed = false } = {}): Promise<string> {
  const { id } = await sent(world);
  await world.client.recordOffer({ ...transition(id), price: rupees(100_000n) }, { actor: manager });
  await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
  const terms = { price: rupees(100_000n), supplierCompanyId: kaveri };
  await world.client.signContract({ ...transition(id), ...terms }, { actor: manager });
  await world.client.recordPayment(transition(id), { actor: manager });
  if (completed) await world.client.completeRequest(transition(id), { actor: manager });
  return id;
}

const complain = (
  requestId: string,
  actor: Actor = buyer,
  over: { text?: string; files?: ReturnType<typeof file>[]; idempotencyKey?: string } = {},
) =>
  world.client.openClaim(
    { requestId, claimId: systemIds.id(), text: 'Два насоса разбиты', files: [], idempotencyKey: '', ...over },
    { actor },
  );
const settle = (
  requestId: string,
  claimId: string,
  actor: Actor = manager,
  resolution = 'Заменим за счёт поставщика',
) => world.client.closeClaim({ requestId, claimId, resolution, idempotencyKey: '' }, { actor });
const claimEvents = async (requestId: string): Promise<ClaimChanged[]> => {
  await world.settle();
  return world.events.of('setu.request.claim.changed', ClaimChanged).filter((event) => event.requestId === requestId);
};
const claimed = async (requestId: string, actor: Actor): Promise<boolean | undefined> =>
  (await world.client.listRequests(listQuery(), { actor })).rows.find(({ id }) => id === requestId)?.claimed;

/** Returns the messages about claims in the customer's conversation. */
async function messagesOf(requestId: string) {
  const query = { requestId, channel: 'customer', before: '', limit: 0 };
  const { messages } = await world.client.listMessages(query, { actor: buyer });
  return messages.flatMap(({ side, text, files, ofClaim }) => (ofClaim ? [[side, text, files.length]] : []));
}

describe('Claims', () => {
  it('mark the request for both sides, publish events, and are settled with a text for the customer', async () => {
    const id = await paid();
    await complain(id, buyer, { text: ' Два насоса разбиты ', files: [file('photo.jpg')] });
    const { claim, mayCloseClaim, mayClaim } = await view(world, id, manager);
    expect(claim).toMatchObject({ text: 'Два насоса разбиты', files: [{ name: 'photo.jpg' }], resolution: '' });
    expect([mayCloseClaim, mayClaim, (await view(world, id, buyer)).mayClaim]).toEqual([true, false, false]);
    expect([await claimed(id, buyer), await claimed(id, manager)]).toEqual([true, true]);
    const { request } = await settle(id, claim?.id ?? '', { ...manager, actingUserId: manager2.userId });
    expect(request?.claim).toMatchObject({
      resolution: 'Заменим за счёт поставщика',
      ...{ closedBy: { id: manager.userId }, closedActing: { id: manager2.userId } },
    });
    expect((await view(world, id, buyer2)).claim?.closedAt).not.toBe('');
    expect([await claimed(id, buyer), (await view(world, id, buyer)).mayClaim]).toEqual([false, true]);
    const events = await claimEvents(id);
    expect(events.map(({ closed, fileIds }) => [closed, fileIds.length])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/насос|Заменим/);
    const { changes } = await world.client.listChanges({ requestId: id }, { actor: manager });
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['claim', 'claim_resolution']));
    expect((await view(world, id, buyer)).history).toHaveLength(8);
    expect(await messagesOf(id)).toEqual([
      [CompanyType.CUSTOMER, 'Два насоса разбиты', 1],
      [CompanyType.BROKER, 'Заменим за счёт поставщика', 0],
    ]);
    expect((await view(world, id, buyer)).channels[0]).toMatchObject({ asked: CompanyType.UNSPECIFIED, unread: 1 });
  });

  it('are invisible to suppliers', async () => {
    const id = await paid();
    await complain(id, buyer);
    const viewed = await view(world, id, supplier);
    expect([viewed.claim, viewed.mayClaim, viewed.mayCloseClaim]).toEqual([undefined, false, false]);
    expect(await claimed(id, supplier)).toBe(false);
    expect(await refused(complain(id, supplier))).toMatchObject({ kind: 'forbidden' });
    expect(await refused(settle(id, systemIds.id(), supplier))).toMatchObject({ kind: 'forbidden' });
  });

  it('are open one at a time: one of two concurrent claims is stored, and a repeat returns the stored claim', async () => {
    const id = await paid({ completed: true });
    const attempts = Array.from({ length: 10 }, (_, index) =>
      complain(id, index % 2 ? buyer : buyer2, { text: `Брак ${index}` }),
    );
    const ended = await Promise.allSettled(attempts);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = ended.findIndex(({ status }) => status === 'fulfilled');
    await complain(id, winner % 2 ? buyer : buyer2, { text: `Брак ${winner}` });
    expect(await refused(complain(id, buyer, { text: 'Ещё' }))).toMatchObject({ kind: 'refused', code: 'claim_open' });
    expect([(await claimEvents(id)).length, (await messagesOf(id)).length]).toEqual([1, 1]);
    expect((await view(world, id, manager)).channels[0]).toMatchObject({ asked: CompanyType.BROKER, unread: 1 });
  });

  it('reject a second settlement with a conflict', async () => {
    const id = await paid();
    const { request } = await complain(id);
    const claimId = request?.claim?.id ?? '';
    await Promise.all([settle(id, claimId), settle(id, claimId)]);
    expect(await refused(settle(id, claimId, senior))).toMatchObject({ kind: 'refused', code: 'conflict' });
    expect(await claimEvents(id)).toHaveLength(2);
  });

  it('are rejected by visibility, by permission, by time and by field', async () => {
    const id = await paid({ completed: true });
    expect(await refused(complain(id, rival))).toMatchObject({ kind: 'not_found' });
    expect(await refused(settle(id, systemIds.id(), rival))).toMatchObject({ kind: 'not_found' });
    expect(await refused(complain(id, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    expect(await refused(complain(id, manager))).toMatchObject({ code: 'access_denied' });
    expect(await refused(settle(id, systemIds.id(), manager2))).toMatchObject({ code: 'access_denied' });
    expect(await refused(complain(id, buyer, { text: ' ' }))).toMatchObject({ fields: { text: 'required' } });
    expect(await refused(complain((await sent(world)).id))).toMatchObject({ kind: 'refused', code: 'conflict' });
    world.clock.set(new Date(world.clock.now().getTime() + 91 * 86_400_000));
    expect(await refused(complain(id))).toMatchObject({ kind: 'refused', code: 'claim_too_late' });
  });
});

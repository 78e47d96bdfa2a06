import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { ConditionFilesChanged, RequestPublished, RequestStatusChanged } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  defined,
  draft,
  file,
  kaveri,
  publication,
  refusal,
  setu,
  transition,
  userChanged,
  view,
  type World,
} from './fixtures.js';

let world: World;
const customerId = systemIds.id();
const buyer = actors.buyer({ companyId: customerId });
const colleague = actors.buyer({ companyId: customerId });
const manager = actors.broker({ companyId: setu, roles: ['TEAM_MANAGER'] });
const seller = actors.supplier({ companyId: kaveri });

/** Values that occur only in one side's personal data and must never reach the other side. */
const customerCanaries = ['canary', 'КАНАРЕЙКИНА', '7707083893', '+79990001122', 'canary@volga.example'];
const supplierCanaries = ['Finchwala'];
const brokerName = 'Соболев';

beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: customerId, shortName: 'ИП КАНАРЕЙКИНА', inn: '7707083893' });
  await companyChanged(world, {
    companyId: kaveri,
    type: CompanyType.SUPPLIER,
    shortName: 'Kaveri Agro',
    inn: '29ABCDE1234F2Z5',
  });
  await userChanged(world, { userId: buyer.userId, companyId: customerId, name: 'Вера', surname: 'КАНАРЕЙКИНА' });
  await userChanged(world, { userId: colleague.userId, companyId: customerId, name: 'canary', surname: 'canary' });
  await userChanged(world, { userId: manager.userId, companyId: setu, name: 'Пётр', surname: brokerName });
  await userChanged(world, { userId: seller.userId, companyId: kaveri, name: 'Asha', surname: 'Finchwala' });
});
afterAll(() => world?.close());

const contact = {
  name: 'Вера',
  surname: 'КАНАРЕЙКИНА',
  patronymic: '',
  phone: '+79990001122',
  email: 'canary@volga.example',
};

/** Returns the full response as one text. */
const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value));

async function sentRequest(): Promise<string> {
  const { requestId } = await world.client.createDraftFromCard({ card: card(), contact }, { actor: buyer });
  const files = { files: [file('КАНАРЕЙКИНА смета.pdf'), file('canary passport.PDF'), file('canary')] };
  const published = { ...publication(requestId), files };
  await world.client.publishRequest(published, { actor: { ...buyer, actingUserId: colleague.userId } });
  await world.client.takeIntoWork(transition(requestId), { actor: manager });
  await world.client.sendToSupplier(transition(requestId), { actor: manager });
  return requestId;
}

const expectNone = (answer: unknown, texts: readonly string[]): void => {
  for (const text of texts) expect(textOf(answer)).not.toContain(text);
};

describe('Before the contract', () => {
  it("no response names the customer's users to the supplier, who sees the broker's manager instead", async () => {
    const requestId = await sentRequest();
    const viewed = await view(world, requestId, seller);
    expectNone(viewed, [...customerCanaries, buyer.userId, colleague.userId]);
    expect(viewed.author).toMatchObject({ id: manager.userId, surname: brokerName });
    // The supplier's history starts with the sending.
    expect(viewed.history.map(({ by }) => by?.id)).toEqual([manager.userId]);
    expect(viewed.condition?.files.map(({ name }) => name)).toEqual([
      'attachment-1.pdf',
      'attachment-2.pdf',
      'attachment-3',
    ]);
    const rejected = await world.client.rejectRequest(refusal(requestId), { actor: seller });
    expectNone(rejected, customerCanaries);
    expect(rejected.request?.history.at(-1)?.by?.id).toBe(seller.userId);
  });

  it("no response names the supplier's users to the customer, even if the supplier ends the request", async () => {
    const requestId = await sentRequest();
    await world.client.rejectRequest(refusal(requestId), { actor: seller });
    const viewed = await view(world, requestId, buyer);
    expectNone(viewed, [...supplierCanaries, seller.userId]);
    expect(viewed.history.at(-1)?.by).toMatchObject({ id: manager.userId, surname: brokerName });
    expect(viewed.author?.surname).toBe('КАНАРЕЙКИНА');
    expect(viewed.condition?.files[0]?.name).toBe('КАНАРЕЙКИНА смета.pdf');
  });

  it('a cancellation by the customer names none of its users to the supplier', async () => {
    const requestId = await sentRequest();
    const canceller: Actor = { ...colleague, actingUserId: buyer.userId };
    await world.client.cancelRequest(refusal(requestId), { actor: canceller });
    const viewed = await view(world, requestId, seller);
    expectNone(viewed, [...customerCanaries, buyer.userId, colleague.userId]);
    expect(viewed.history.at(-1)).toMatchObject({ by: { id: manager.userId } });
  });

  it("the broker's users see everything", async () => {
    const viewed = await view(world, await sentRequest(), manager);
    expect(viewed).toMatchObject({ author: { surname: 'КАНАРЕЙКИНА' }, customer: { inn: '7707083893' }, contact });
    expect(viewed.condition?.files[1]?.name).toBe('canary passport.PDF');
  });

  it("no event names a person, and the data for notifications contains only the company's name", async () => {
    const requestId = await sentRequest();
    await world.settle();
    const events = [
      ...world.events.of('setu.request.request.published', RequestPublished),
      ...world.events.of('setu.request.request.status_changed', RequestStatusChanged),
      ...world.events.of('setu.request.condition.files_changed', ConditionFilesChanged),
    ].filter((event) => event.requestId === requestId);
    expect(events.length).toBeGreaterThan(4);
    expectNone(events, ['Вера', 'canary', '+79990001122', '7707083893', 'смета', ...supplierCanaries]);
  });
});

describe('From the contract on', () => {
  it('customer and supplier know each other, even if the request is rejected later', async () => {
    const requestId = await sentRequest();
    const { db } = world.deps;
    let seq = 4;
    for (const status of ['offer_received', 'supplier_selected', 'contracted']) {
      seq += 1;
      await db('request').where({ id: requestId }).update({ status, event_seq: seq });
      const event = { id: systemIds.id(), request_id: requestId, seq, status, at: new Date() };
      await db('status_event').insert({ ...event, by_user_id: manager.userId });
    }
    const known = { author: { surname: 'КАНАРЕЙКИНА' }, customer: { inn: '7707083893' }, contact };
    expect(await view(world, requestId, seller)).toMatchObject(known);
    await world.client.rejectRequest(refusal(requestId), { actor: seller });
    const viewed = await view(world, requestId, seller);
    expect(viewed).toMatchObject(known);
    expect(viewed.condition?.files[0]?.name).toBe('КАНАРЕЙКИНА смета.pdf');
    expect(defined((await view(world, requestId, buyer)).history.at(-1)).by?.surname).toBe('Finchwala');
  });
});

describe('A draft', () => {
  it('is visible only to its author, with its own file names', async () => {
    const requestId = await draft(world, buyer);
    expect((await view(world, requestId, buyer)).author?.surname).toBe('КАНАРЕЙКИНА');
    await expect(view(world, requestId, seller)).rejects.toMatchObject({ kind: 'not_found' });
  });
});

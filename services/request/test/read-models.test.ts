import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseContacts } from '../src/jobs/erase-contacts.js';
import {
  boot,
  card,
  companyChanged,
  defined,
  draft,
  listQuery,
  people,
  published,
  republish,
  transition,
  userChanged,
  userErased,
  view,
  volga,
  type World,
  withdraw,
} from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const cartOf = async (actor = people.buyer) =>
  (await world.client.listCart({ search: '', later: false, page: { page: 1, limit: 100 } }, { actor })).lines;

describe('Events that arrive out of order', () => {
  it('leave a card withdrawn if an older publication arrives later', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1, price: 100n });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, skuId, 3);
    await republish(world, card({ skuId, revision: 2, price: 90n }));
    expect((await cartOf(actor))[0]).toMatchObject({ available: false, price: { minor: 100n } });
  });

  it('leave a card published if an older withdrawal arrives later', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1, price: 100n });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await republish(world, card({ skuId, revision: 3, price: 90n }));
    await withdraw(world, skuId, 2);
    expect((await cartOf(actor))[0]).toMatchObject({ available: true, price: { minor: 90n } });
  });

  it('leave a card withdrawn if a caller sends a version from before the withdrawal', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1 });
    const { skuId } = defined(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, skuId, 3);
    const late = world.client.addToCart({ card: card({ skuId, revision: 2 }), count: 1 }, { actor });
    await expect(late).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('leave the latest names of a company and a user', async () => {
    const anna = { ...people.manager, userId: systemIds.id() };
    await companyChanged(world, { companyId: volga, shortName: 'Волга-2', version: 3 });
    await companyChanged(world, { companyId: volga, shortName: 'Волга-1', version: 2 });
    await userChanged(world, { userId: anna.userId, surname: 'Новая', version: 3 });
    await userChanged(world, { userId: anna.userId, surname: 'Старая', version: 2 });
    const { id } = await published(world);
    await world.client.takeIntoWork(transition(id), { actor: anna });
    const { rows } = await world.client.listRequests(listQuery({ managerIds: [anna.userId] }), { actor: anna });
    expect(rows[0]).toMatchObject({ customer: { shortName: 'Волга-2' }, brokerManager: { surname: 'Новая' } });
  });
});

describe('Events of this service', () => {
  it('carry a version that grows with every change', async () => {
    const { id } = await published(world);
    await world.client.takeIntoWork(transition(id), { actor: people.manager });
    const sent = await world.client.sendToSupplier(transition(id), { actor: people.manager });
    expect((await view(world, id, people.manager)).version).toBe(4);
    expect(sent.request?.version).toBe(4);
  });
});

it("erasing a user keeps their deals without name and contact, and leaves other companies' data unchanged", async () => {
  const [erased, rival] = [actors.buyer(), actors.buyer()];
  const own = new Map<string, { sent: string; draftId: string }>();
  for (const actor of [erased, rival]) {
    await userChanged(world, { userId: actor.userId, companyId: actor.companyId, name: 'Анна', surname: 'Лапина' });
    const sent = (await published(world, actor)).id;
    own.set(actor.userId, { sent, draftId: await draft(world, actor) });
    await world.client.addToCart({ card: card(), count: 1 }, { actor });
  }
  await userErased(world, erased);
  await userErased(world, erased);
  const { db } = world.deps;
  const remaining = async (actor: typeof erased) => {
    const { sent = '', draftId = '' } = own.get(actor.userId) ?? {};
    const { contact } = await db('request').where({ id: sent }).first('contact');
    const copy = await db('user_copy').where({ id: actor.userId }).first('surname');
    const drafts = await db('request').where({ id: draftId }).pluck('id');
    return [contact.phone !== '', contact.surname !== '', copy?.surname, drafts.length, (await cartOf(actor)).length];
  };
  expect(await remaining(erased)).toEqual([false, false, '', 0, 0]);
  expect(await remaining(rival)).toEqual([true, true, 'Лапина', 1, 1]);
  await userChanged(world, { userId: erased.userId, companyId: erased.companyId, name: 'Анна', surname: 'Лапина' });
  expect((await db('user_copy').where({ id: erased.userId }).first('surname'))?.surname).toBe('');
});

const contactOf = async (id: string) => (await world.deps.db('request').where({ id }).first('contact'))?.contact;
const call = (email: string) => JSON.stringify({ name: 'Вера', surname: '', patronymic: '', phone: '', email });

it('erasing a user removes contacts with their email that a manager typed into requests, and no others', async () => {
  const [named, other] = [(await published(world)).id, (await published(world)).id];
  const { db } = world.deps;
  await db('request')
    .where({ id: named })
    .update({ contact: call('Vera@Lapina.example') });
  await db('request')
    .where({ id: other })
    .update({ contact: call('oleg@lapina.example') });
  await userErased(world, actors.buyer(), 'vera@lapina.example');
  expect([await contactOf(named), (await contactOf(other)).email]).toEqual([
    { name: '', surname: '', patronymic: '', phone: '', email: '' },
    'oleg@lapina.example',
  ]);
});

it('contacts are removed from requests that ended five years ago and remain in open ones', async () => {
  const [ended, open] = [(await published(world)).id, (await published(world)).id];
  const { db } = world.deps;
  const long = new Date('2020-01-01T00:00:00Z');
  await db('request')
    .where({ id: ended })
    .update({ status: 'rejected_by_customer', status_at: long, contact: call('a@b.example') });
  await db('request')
    .where({ id: open })
    .update({ status_at: long, contact: call('a@b.example') });
  const task = eraseContacts(world.deps);
  await task.run({}, { signal: new AbortController().signal });
  expect([(await contactOf(ended)).email, (await contactOf(open)).email]).toEqual(['', 'a@b.example']);
});

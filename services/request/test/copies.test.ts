import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  draft,
  listAsked,
  move,
  people,
  published,
  republish,
  there,
  userChanged,
  userErased,
  view,
  volga,
  type World,
  withdraw,
} from './given.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const cartOf = async (actor = people.buyer) =>
  (await world.client.listCart({ search: '', later: false, page: { page: 1, limit: 100 } }, { actor })).lines;

describe('what others told in one order and came in another', () => {
  it('leaves a card as it was told last: withdrawn, though its publishing comes after', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1, price: 100n });
    const { skuId } = there(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, skuId, 3);
    await republish(world, card({ skuId, revision: 2, price: 90n }));
    expect((await cartOf(actor))[0]).toMatchObject({ available: false, price: { minor: 100n } });
  });

  it('leaves a card as it was told last: published again, though its withdrawal comes after', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1, price: 100n });
    const { skuId } = there(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await republish(world, card({ skuId, revision: 3, price: 90n }));
    await withdraw(world, skuId, 2);
    expect((await cartOf(actor))[0]).toMatchObject({ available: true, price: { minor: 90n } });
  });

  it('leaves a card that a caller brings, fetched before its withdrawal, withdrawn', async () => {
    const actor = actors.buyer();
    const tea = card({ revision: 1 });
    const { skuId } = there(tea.card);
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    await withdraw(world, skuId, 3);
    const late = world.client.addToCart({ card: card({ skuId, revision: 2 }), count: 1 }, { actor });
    await expect(late).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('leaves a company’s and a person’s last names', async () => {
    const anna = { ...people.manager, userId: systemIds.id() };
    await companyChanged(world, { companyId: volga, shortName: 'Волга-2', version: 3 });
    await companyChanged(world, { companyId: volga, shortName: 'Волга-1', version: 2 });
    await userChanged(world, { userId: anna.userId, surname: 'Новая', version: 3 });
    await userChanged(world, { userId: anna.userId, surname: 'Старая', version: 2 });
    const { id } = await published(world);
    await world.client.takeIntoWork(move(id), { actor: anna });
    const { rows } = await world.client.listRequests(listAsked({ managerIds: [anna.userId] }), { actor: anna });
    expect(rows[0]).toMatchObject({ customer: { shortName: 'Волга-2' }, brokerManager: { surname: 'Новая' } });
  });
});

describe('what this service tells', () => {
  it('carries a version that grows with every change', async () => {
    const { id } = await published(world);
    await world.client.takeIntoWork(move(id), { actor: people.manager });
    const sent = await world.client.sendToSupplier(move(id), { actor: people.manager });
    expect((await view(world, id, people.manager)).version).toBe(4);
    expect(sent.request?.version).toBe(4);
  });
});

it('of who is erased only deals are left, without his name and whom to call; another company keeps its own', async () => {
  const [gone, rival] = [actors.buyer(), actors.buyer()];
  const own = new Map<string, { sent: string; kept: string }>();
  for (const actor of [gone, rival]) {
    await userChanged(world, { userId: actor.userId, companyId: actor.companyId, name: 'Анна', surname: 'Лапина' });
    const sent = (await published(world, actor)).id;
    own.set(actor.userId, { sent, kept: await draft(world, actor) });
    await world.client.addToCart({ card: card(), count: 1 }, { actor });
  }
  await userErased(world, gone);
  await userErased(world, gone);
  const { db } = world.deps;
  const left = async (actor: typeof gone) => {
    const { sent = '', kept = '' } = own.get(actor.userId) ?? {};
    const { contact } = await db('request').where({ id: sent }).first('contact');
    const copy = await db('user_copy').where({ id: actor.userId }).first('surname');
    const drafts = await db('request').where({ id: kept }).pluck('id');
    return [contact.phone !== '', contact.surname !== '', copy?.surname, drafts.length, (await cartOf(actor)).length];
  };
  expect(await left(gone)).toEqual([false, false, '', 0, 0]);
  expect(await left(rival)).toEqual([true, true, 'Лапина', 1, 1]);
  await userChanged(world, { userId: gone.userId, companyId: gone.companyId, name: 'Анна', surname: 'Лапина' });
  expect((await db('user_copy').where({ id: gone.userId }).first('surname'))?.surname).toBe('');
});

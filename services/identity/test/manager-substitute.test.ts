import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';

const [manager, manager2] = ['manager@setu.example', 'manager2@setu.example'] as const;

let world: World;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world?.close());

const day = (from: number): string =>
  new Date(world.clock.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);

it('a customer and the team see beside a manager’s contact who acts for them, from the first day', async () => {
  const [buyer, own] = [await actorOf(world, 'buyer@volga.example'), await actorOf(world, manager)];
  const contact = () => world.client.getManagerContact({ userId: idOf(manager) }, { actor: buyer });
  const listed = async () =>
    (
      await world.client.listTeam({ search: '', companyId: '', statuses: [], page: undefined }, { actor: own })
    ).lines.flatMap(({ id, substitute, substituteUntil }) =>
      substitute ? [[id, substitute.id, substituteUntil]] : [],
    );
  const arranged = { userId: idOf(manager), substituteId: idOf(manager2), timeZone: 'UTC', finish: day(5) };
  await world.client.saveSubstitution({ ...arranged, start: day(1) }, { actor: own });
  expect(await contact()).toMatchObject({ substitute: undefined, substituteUntil: '' });
  expect(await listed()).toEqual([]);
  await world.client.saveSubstitution({ ...arranged, start: day(0) }, { actor: own });
  expect(await contact()).toMatchObject({ substitute: { id: idOf(manager2) }, substituteUntil: day(5) });
  expect(await listed()).toEqual([[idOf(manager), idOf(manager2), day(5)]]);
});

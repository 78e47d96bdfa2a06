import { systemIds } from '@setu/kit/core';
import { MailChoice, MailKind } from '@setu/proto/identity/words';
import { afterAll, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { published } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const author = 'buyer@volga.example';
const confirmations = () =>
  world.deps.db('mail').where('key', 'like', 'request sent %').select('user_id', 'content', 'state');

it('a request is confirmed once by email to its author, who may turn that off', async () => {
  const event = published({ count: '40', unit: { en: 'pcs', ru: 'шт' } });
  await world.publish(event);
  await world.publish({ ...event, id: systemIds.id() });
  await world.publish(published({ requestId: systemIds.id(), isCreatedByBroker: true }));
  await world.settle();
  const [one, ...others] = await confirmations();
  expect([one?.user_id, others]).toEqual([idOf(author), []]);
  if (one?.state === 'waiting') expect(one.content.params).toMatchObject({ number: '48151623', count: '40' });
  const choices = [{ kind: MailKind.NOTICES, choice: MailChoice.OFF, open: [] }];
  const actor = await actorOf(world, author);
  await world.client.saveMailChoices({ choices, addressWorks: false, timeZone: '' }, { actor });
  await world.publish(published({ requestId: systemIds.id() }));
  await world.settle();
  expect(await confirmations()).toHaveLength(1);
});

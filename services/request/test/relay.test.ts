import { type EventBus, embeddedBus } from '@setu/kit/events';
import { connect } from '@setu/kit/rpc';
import { recordedEvents, testActorKeys, testDatabase, testEnv } from '@setu/kit/testing';
import { RequestPublished } from '@setu/proto/request/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { migrations } from '../src/migrations/index.js';
import { served } from '../src/served.js';
import { card, contact, people, publication } from './fixtures.js';

const subject = 'setu.request.request.published';
const actor = people.buyer;

/** A bus that runs but accepts nothing. Published events stay in the outbox, as after a crash. */
const deaf: EventBus = {
  publish: () => Promise.reject(new Error('the bus is down')),
  subscribe: async () => ({ close: async () => undefined }),
  pending: async () => 0,
  incarnation: async () => 'none',
  close: async () => undefined,
};

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase('request', migrations);
});
afterAll(() => database?.close());

const startOn = (bus: EventBus) =>
  start({ ...testEnv, DATABASE_URL: database.url, BUS_DATABASE_URL: database.busUrl }, { bus: () => bus });

describe('A service that crashes between commit and publishing', () => {
  it('loses nothing: the next process publishes every event once and in order', async () => {
    const dying = await startOn(deaf);
    const client = connect({ name: 'request', service: served }, dying.address, {
      actorKeys: testActorKeys,
      timeoutMs: 15_000,
    });
    const { requestId } = await client.createDraftFromCard({ card: card(), contact }, { actor });
    await client.publishRequest(publication(requestId), { actor });
    client.close();
    await dying.close();

    const events = recordedEvents();
    const next = await startOn(events.record(embeddedBus({ url: database.busUrl })));
    try {
      await expect
        .poll(() => events.subjects(), { timeout: 15_000 })
        .toEqual(['setu.request.condition.files_changed', subject]);
      expect(await next.relay.runOnce()).toBe(0);
      expect(events.of(subject, RequestPublished)).toMatchObject([{ requestId, version: 2 }]);
    } finally {
      await next.close();
    }
  });
});

import { openedWith } from '@setu/kit/db';
import type { WatchSignalsResponse } from '@setu/proto/identity/signals';
import { NoticePeriod, NoticeType } from '@setu/proto/identity/words';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setCompanyActive } from '../src/companies/changes/set-company-active.js';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { openSignalHub } from '../src/signals/live/signal-hub.js';
import { actorOf, bff, idOf, signIn, startIdentity, type World } from './fixtures.js';
import { anEvent, remarked, resolved, statusChanged } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());

type WatchedSignal = NonNullable<WatchSignalsResponse['signal']>;
const watchers: AbortController[] = [];
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.abort();
});

/** Opens a stream, waits for its first heartbeat, and returns functions to read on and to disconnect. */
async function watch(from: World = world) {
  const hangUp = new AbortController();
  watchers.push(hangUp);
  const stream = from.client.watchSignals({}, { actor: bff, signal: hangUp.signal })[Symbol.asyncIterator]();
  const nextOfAll = async (): Promise<WatchedSignal | undefined> => {
    const { value, done } = await stream.next();
    return done ? undefined : value.signal;
  };
  /** Skips `pagesChanged` signals, which company changes cause at any time. */
  const next = async (): Promise<WatchedSignal | undefined> => {
    const received = await nextOfAll();
    return received?.$case === 'pagesChanged' ? next() : received;
  };
  expect((await next())?.$case).toBe('heartbeat');
  return { next, nextOfAll, hangUp: () => hangUp.abort() };
}

describe('Live signals', () => {
  it('report a new notification to every watcher, with its parameters and the unread count', async () => {
    await world.deps.db('notice').delete();
    const watching = await Promise.all(Array.from({ length: 20 }, () => watch()));
    await world.publish(statusChanged({}, { actingUserId: idOf('buyer2@volga.example') }));
    for (const { next } of watching) {
      const received = await next();
      if (received?.$case !== 'noticeWritten') throw new Error(`${received?.$case} instead of a new notification`);
      expect(received.value).toMatchObject({
        userId: idOf('buyer@volga.example'),
        unread: 1,
        notice: { type: NoticeType.REQUEST_STATUS_CHANGED, isRead: false, params: { status: 'in_work' } },
      });
    }
  });

  it.each([
    ...['category.changed', 'home.changed', 'static_page.changed', 'sku.removed', 'sku.withdrawn'].map(
      (what) => `setu.catalogue.${what}`,
    ),
    'setu.identity.company.changed',
  ])('report that cached public pages are out of date after %s', async (subject) => {
    await world.settle();
    const { nextOfAll } = await watch();
    await world.publish(anEvent(subject));
    expect(await nextOfAll()).toEqual({ $case: 'pagesChanged', value: {} });
  });

  it('report a new comment in a discussion after the notification about it, and report when the discussion is resolved', async () => {
    await world.settle();
    const { next } = await watch();
    await world.publish(remarked({}));
    const written = await next();
    if (written?.$case !== 'noticeWritten') throw new Error(`${written?.$case} instead of a new notification`);
    const changed = { $case: 'discussionChanged', value: { reviewId: written.value.notice?.entityId } };
    expect(await next()).toEqual(changed);
    await world.publish(resolved());
    expect(await next()).toEqual(changed);
  });

  it('report notifications that were read or deleted elsewhere', async () => {
    await world.deps.db('notice').delete();
    await world.publish(statusChanged());
    await world.settle();
    const buyer = await actorOf(world, 'buyer@volga.example');
    const listed = {
      period: NoticePeriod.ALL,
      unreadOnly: false,
      search: '',
      page: undefined,
      timeZone: '',
      groups: [],
    };
    const [notice] = (await world.client.listNotices(listed, { actor: buyer })).notices;
    const noticeId = notice?.id ?? '';
    const { next } = await watch();
    await world.client.openNotice({ noticeId }, { actor: buyer });
    expect(await next()).toEqual({ $case: 'noticesChanged', value: { userId: buyer.userId, unread: 0 } });
    await world.client.openNotice({ noticeId }, { actor: buyer });
    await world.client.dropNotices({ noticeIds: [noticeId] }, { actor: buyer });
    expect(await next()).toEqual({ $case: 'noticesChanged', value: { userId: buyer.userId, unread: 0 } });
  });

  it('report sessions ended by signing out, by disabling a user and by locking a company', async () => {
    const email = 'newcomer@neva.example';
    const { next } = await watch();
    const ended = async () => {
      const received = await next();
      return received?.$case === 'sessionsEnded' ? received.value.sessionIds : [received?.$case];
    };
    const first = await signIn(world, email);
    if (first.principal?.actor === undefined) throw new Error('signed in without an actor');
    await world.client.signOut({ token: first.token }, { actor: first.principal.actor });
    expect(await ended()).toEqual([first.principal.sessionId]);

    const both = [await signIn(world, email), await signIn(world, email)].map(({ principal }) => principal);
    const userId = idOf(email);
    await world.deps.write((stores) => setUserStatus(stores, { userId, status: 'disabled', now: new Date() }));
    expect((await ended()).sort()).toEqual(both.map((principal) => principal?.sessionId).sort());
    await world.deps.write((stores) => setUserStatus(stores, { userId, status: 'active', now: new Date() }));

    const { principal } = await signIn(world, email);
    const companyId = principal?.company?.id ?? '';
    await world.deps.write((stores) => setCompanyActive(stores, { companyId, active: false, now: new Date() }));
    expect(await ended()).toEqual([principal?.sessionId]);
    await world.deps.write((stores) => setCompanyActive(stores, { companyId, active: true, now: new Date() }));
  });

  it('report nothing about a transaction that was rolled back', async () => {
    const { next } = await watch();
    const undone = world.deps.write(async ({ signals }) => {
      await signals.noticesChanged(idOf('rival@onega.example'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await world.deps.read.signals.noticesChanged(idOf('buyer@volga.example'));
    expect(await next()).toMatchObject({ $case: 'noticesChanged', value: { userId: idOf('buyer@volga.example') } });
  });

  it('end when the watcher disconnects, without affecting other watchers', async () => {
    const leaving = await watch();
    const staying = await watch();
    leaving.hangUp();
    expect(await leaving.next()).toBeUndefined();
    await world.deps.read.signals.noticesChanged(idOf('buyer@volga.example'));
    expect((await staying.next())?.$case).toBe('noticesChanged');
  });

  it('fail when the listener’s connection breaks, and resume in a new stream', async () => {
    const { next } = await watch();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'setu listen' and query ilike '%setu_identity_signal%' and datname = current_database()`;
    await world.deps.db.raw(cut);
    await expect(next()).rejects.toMatchObject({ kind: 'unavailable' });
    const again = await watch();
    await world.deps.read.signals.noticesChanged(idOf('buyer@volga.example'));
    expect((await again.next())?.$case).toBe('noticesChanged');
  });

  it('send heartbeats while nothing happens, so that a dead connection is noticed', async () => {
    const hub = openSignalHub(20);
    const { db, log } = world.deps;
    await hub.start({ url: openedWith(db).url, lookUp: async () => undefined, log });
    const beats: string[] = [];
    for await (const { kind } of hub.watch(new AbortController().signal)) {
      beats.push(kind);
      if (beats.length === 3) hub.close();
    }
    expect(beats).toEqual(['heartbeat', 'heartbeat', 'heartbeat']);
  });

  it('report ended sessions immediately, even while other signals are still being looked up', async () => {
    const hub = openSignalHub();
    const { db, log, write } = world.deps;
    let found: () => void = () => undefined;
    const lookingUp = new Promise<undefined>((resolve) => {
      found = () => resolve(undefined);
    });
    await hub.start({ url: openedWith(db).url, lookUp: () => lookingUp, log });
    const received: string[] = [];
    for await (const { kind } of hub.watch(new AbortController().signal)) {
      received.push(kind);
      if (kind === 'heartbeat') {
        await write(({ signals }) => signals.noticesChanged(idOf('buyer@volga.example')));
        await write(({ signals }) => signals.sessionsEnded(['0195a000-0000-7000-8000-00000000c0de']));
      } else hub.close();
    }
    found();
    expect(received).toEqual(['heartbeat', 'sessions_ended']);
  });

  it('end cleanly when the service stops', async () => {
    const short = await startIdentity({ demo: false });
    const { next } = await watch(short);
    const started = performance.now();
    const last = next();
    await Promise.all([short.close(), last.catch(() => undefined)]);
    // A stream that does not end is cut off after 20 s.
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

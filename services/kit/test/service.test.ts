import { RatesService } from '@setu/proto/fx/rates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NothingToRun } from '../src/lifecycle.js';
import { connect } from '../src/rpc/index.js';
import { actors, bootService, testEnv } from '../src/testing/index.js';
import { startRates } from './rate-service.js';

type World = Awaited<ReturnType<typeof boot>>;
const boot = () => bootService(startRates, {});

describe('A service built with the kit', () => {
  let world: World;
  const actor = actors.buyer();
  const getRate = (date: string, currency = '') => world.client.getRate({ date, currency }, { actor });

  beforeAll(async () => {
    world = await boot();
  });
  afterAll(() => world?.close());

  it('answers, stores its data and publishes an event, which takes effect once', async () => {
    const { rate } = await getRate('one');
    await world.settle();
    expect(rate).toMatchObject({ source: 'one', valueE4: 12_345n });
    expect(await world.deps.read.notes.all()).toContain('one');
    expect(world.events.subjects()).toEqual(['setu.fx.note.one']);
    expect(world.events.all[0]).toMatchObject({
      actorUserId: actor.userId,
      occurredAt: expect.stringMatching(/^2026-11-20T09:00:00/),
    });
    expect(await world.deps.read.heard.all()).toEqual(['setu.fx.note.one']);
  });

  it('answers a repeated key with the first response and no second effect', async () => {
    const first = await getRate('two', 'key');
    expect(await getRate('two', 'key')).toEqual(first);
    await expect(getRate('other', 'key')).rejects.toMatchObject({ kind: 'invalid', code: 'idempotency_key_reused' });
    await world.settle();
    expect(world.events.subjects().filter((subject) => subject.endsWith('two'))).toHaveLength(1);
  });

  it('passes on a rejection with its code, its fields and the current state', async () => {
    await expect(getRate('bad')).rejects.toMatchObject({
      name: 'AppError',
      kind: 'invalid',
      fields: [{ path: 'date', code: 'not_a_date', params: { text: 'bad' } }],
    });
    await expect(getRate('refuse')).rejects.toMatchObject({
      kind: 'refused',
      code: 'too_late',
      params: { current_status: 'closed', current_version: '7' },
    });
  });

  it('hides the text of a bug', async () => {
    const failure = await getRate('bug').catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'internal', code: 'server_error' });
    expect(String(failure)).not.toContain('secret');
  });

  it('is unavailable when it does not answer in time', async () => {
    await expect(world.client.getRate({ date: 'hang', currency: '' }, { actor, timeoutMs: 150 })).rejects.toMatchObject(
      {
        kind: 'unavailable',
      },
    );
  });

  it('rejects an actor signed with another key', async () => {
    const foreign = connect({ name: 'fx', service: RatesService }, world.address, {
      actorKeys: ['a key nobody in this system has ever seen'],
    });
    await expect(foreign.getRate({ date: 'x', currency: '' }, { actor })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    foreign.close();
  });

  it('dead-letters an event that cannot be handled and continues with the next', async () => {
    await getRate('poison');
    await getRate('three');
    await world.settle();
    expect(await world.deps.db('dead_letter').pluck('subject')).toEqual(['setu.fx.note.poison']);
    const handled = await world.deps.read.heard.all();
    expect(handled).toContain('setu.fx.note.three');
    expect(handled).not.toContain('setu.fx.note.poison');
  });
});

describe('A service started with the demo world', () => {
  let world: World | undefined;
  afterAll(() => world?.close());

  it('loads it once, and reports its health over HTTP', async () => {
    world = await bootService(startRates, { demo: true });
    expect(await world.deps.read.notes.all()).toEqual(['demo']);
    const { DATABASE_URL, BUS_DATABASE_URL } = world.deps.env;
    const again = await startRates({ ...testEnv, SETU_DEMO: '1', DATABASE_URL, BUS_DATABASE_URL, ADMIN_PORT: '0' });
    expect(await again.deps.read.notes.all()).toEqual(['demo']);
    const look = async (path: string) => {
      const response = await fetch(`http://${again.adminAddress}${path}`);
      return [response.status, await response.text()] as const;
    };
    expect(await look('/healthz')).toEqual([200, 'ok\n']);
    expect(await look('/readyz')).toEqual([200, 'ready\n']);
    expect(await look('/internal/deps')).toEqual([200, '{"database":true}\n']);
    const metrics = async () => (await look('/metrics'))[1];
    await expect.poll(metrics, { timeout: 30_000, interval: 500 }).toContain('setu_database_up{service="fx"} 1');
    expect(await metrics()).toContain('setu_outbox_unpublished{service="fx"} 0');
    expect(await metrics()).toContain('setu_dead_lettered_events{service="fx"} 0');
    await expect
      .poll(metrics, { timeout: 30_000, interval: 500 })
      .toMatch(/setu_jobs\{service="fx",task="[\w.-]+",state="failed"\} 0/);
    expect((await look('/other'))[0]).toBe(404);
    await again.close();
  });
});

describe('A service started only to migrate its schema', () => {
  it('migrates, opens nothing else and exits successfully', async () => {
    const world = await bootService(startRates, {});
    const { DATABASE_URL } = world.deps.env;
    await world.deps.db.raw('drop table note, heard');
    await world.deps.db('migration').where({ name: '202611200000-create-note' }).del();
    const started = startRates({ ...testEnv, MIGRATE: 'only', SETU_DEMO: '1', DATABASE_URL, BUS_DATABASE_URL: '' });
    await expect(started).rejects.toBeInstanceOf(NothingToRun);
    expect(await world.deps.read.notes.all()).toEqual([]);
    await world.close();
  });
});

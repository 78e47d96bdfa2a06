import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/index.js';
import { createLog } from '../src/log.js';
import { awaitDatabase } from '../src/start/await-database.js';
import { cloneDatabase, type TestDatabase, tcpProxy, urlOf, urlThrough } from '../src/testing/index.js';

const log = createLog({ service: 'kit', level: 'silent' });
const hasty = { schema: 'setu_kit', connectMs: 100, acquireMs: 150 };

describe('Starting a service', () => {
  let database: TestDatabase;
  let url: string;
  beforeAll(async () => {
    database = await cloneDatabase({ key: 'await', services: ['kit'], fill: async () => undefined });
    url = urlOf(database.urls, 'kit');
  });
  afterAll(() => database?.close());

  const opened = (of: string) => {
    const db = openDatabase({ url: of, ...hasty });
    onTestFinished(() => db.destroy());
    return db;
  };

  it('waits for a database that is slow to answer', async () => {
    const proxy = await tcpProxy({ port: Number(new URL(url).port) });
    onTestFinished(() => proxy.close());
    const db = opened(urlThrough(url, proxy));
    proxy.freeze();
    await expect(db.raw('select 1')).rejects.toThrow();
    const waiting = awaitDatabase(db, log);
    setTimeout(proxy.thaw, 500);
    await waiting;
  });

  it('does not wait for a database that rejects its credentials', async () => {
    const wrong = new URL(url);
    wrong.password = 'another';
    await expect(awaitDatabase(opened(wrong.href), log)).rejects.toMatchObject({ code: '28P01' });
  });
});

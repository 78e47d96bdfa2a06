import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres, withClient } from '../../deploy/local/embedded-postgres.mjs';
import { analyze } from './analyze.mjs';

/** A time in ms that exceeds both the statement timeout and the lock timeout of a service. */
const busyMs = 3_500;

test('updates the planner statistics however long that takes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'setu-bench-'));
  const server = await startPostgres({ dataDir, password: 'analyze', fsync: false });
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await withClient(server.url, async (client) => {
    await client.query('create table card as select id from generate_series(1, 1000) as id');
    await client.query('begin; lock table card in share update exclusive mode');
    const analyzed = analyze({ url: server.url, schema: 'public' });
    await sleep(busyMs);
    await client.query('commit');
    await analyzed;
    const { rows } = await client.query("select reltuples::int as cards from pg_class where relname = 'card'");
    expect(rows).toEqual([{ cards: 1000 }]);
  });
}, 60_000);

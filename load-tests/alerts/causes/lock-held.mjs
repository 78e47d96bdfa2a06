import { setTimeout as sleep } from 'node:timers/promises';
import { many } from '../load/many.mjs';
import { until } from '../until.mjs';
import { slowest, withinPromise } from './speed.mjs';

const heldMs = 700;
/**
 * The number of buyers. It exceeds the number of calls that a BFF of this test environment accepts at a time. So calls
 * queue for the connection pool of the request service, and the BFF rejects further calls.
 */
const buyers = 36;

/**
 * Locks the cart table repeatedly from one session while many buyers save their carts.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function lockHeld(scene) {
  /** @type {() => Promise<unknown>} */
  let leave = async () => {};
  let over = false;
  /** @type {Promise<unknown>} */
  let holding = Promise.resolve();
  const bring = async () => {
    holding = holdAgainAndAgain(scene.world.ownerUrl, () => over);
    leave = many(buyers, scene.load.cart);
  };
  const holders = () => scene.sql(`${blocked} where cardinality(pg_blocking_pids(pid)) > 0`);
  const pidOfHolder = async () => {
    const waiting = await holders();
    const pids = waiting.flatMap(({ blocking }) => blocking);
    const [holder] = await scene.sql(
      `select pid, application_name as name from pg_stat_activity where pid = any($1) and application_name !~ '^setu_'`,
      [pids],
    );
    return holder && { ...holder, waiting: waiting.length };
  };
  const slowSave = async () => (await until('a slow save', () => slowest(scene, '/basket'), 60_000)).summary;
  const lockFindings = async () => {
    const { name, waiting } = await until('the session that holds the lock', pidOfHolder, 30_000);
    return `${waiting} statements wait for a lock of the session "${name}"`;
  };
  return {
    name: 'a session locks the cart table repeatedly while 36 buyers save',
    bring,
    pages: [
      {
        alert: 'SetuWritesSlow',
        withinMs: 300_000,
        look: async () => `${await slowSave()}; ${await lockFindings()}`,
        proven: withinPromise(scene, 'write'),
        ends: 'windows',
      },
      {
        alert: 'SetuPoolWaiting',
        labels: { service: 'request' },
        withinMs: 600_000,
        look: async () => {
          const used = await until(
            'all connections in use',
            () => scene.number('max(setu_pool_connections{service="request",state="used"}) > 5'),
            30_000,
          );
          const [oldest] = await scene.sql(
            `select pid, state, now() - xact_start as age, left(query, 80) as query from pg_stat_activity where application_name = 'setu_request' order by 3 desc nulls last`,
          );
          return `${used} connections in use, the oldest at \`${oldest.query.slice(0, 30)} …\`; ${await lockFindings()}`;
        },
        proven: async () => (await scene.number('max(setu_pool_connections{service="request",state="waiting"})')) === 0,
      },
      {
        alert: 'SetuShedding',
        labels: { load: 'calls' },
        withinMs: 600_000,
        look: async () => {
          const slow = await slowSave();
          const lag = await scene.number('max(nodejs_eventloop_lag_p99_seconds{job=~"setu-bff.*"})');
          return `loop's lag ${Math.round((lag ?? 0) * 1000)} ms, so not the BFF; ${slow}`;
        },
        proven: async () => (await scene.number('sum(increase(setu_http_shed_total[30s]))')) === 0,
        ends: 'windows',
      },
    ],
    fix: async () => {
      const { pid } = await until('the session that holds the lock', pidOfHolder, 30_000);
      await scene.sql('select pg_terminate_backend($1)', [pid]);
      await holding;
      await leave();
      return '`pg_terminate_backend` of that session';
    },
    clear: async () => {
      over = true;
      await Promise.all([holding, leave()]);
    },
  };
}

const blocked = 'select pid, pg_blocking_pids(pid) as blocking from pg_stat_activity';

/** @param {string} url @param {() => boolean} isOver */
async function holdAgainAndAgain(url, isOver) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: 'a script' });
  client.on('error', () => {});
  await client.connect();
  try {
    while (!isOver()) {
      await client.query('begin; lock table setu_request.cart_line');
      await sleep(heldMs);
      await client.query('commit');
    }
  } catch {
    // The operator's action ended this session, as intended.
  } finally {
    await client.end().catch(() => {});
  }
}

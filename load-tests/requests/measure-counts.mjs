import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('knex').Knex} Knex */
/** @typedef {{ p50: number, p95: number }} Times in milliseconds */

const writesOfRound = 200;
const rounds = 4;

const ofManager = "(broker_manager_id is null or broker_manager_id = md5('manager 7')::uuid)";

/** @param {string} condition */
const byStatus = (condition) => ({
  counted: `select status, count(*) as n from request where kind = 'rfc' and status <> 'draft' and ${condition} group by 1`,
  stored: `select status, sum(n) as n from status_count where kind = 'rfc' and ${condition} group by 1 having sum(n) <> 0`,
});

// The sums of a desk as `knownRoubles` computed them for each completed request, twice.
const kopecks = `price_kopecks(request.total_minor, request.total_entered_minor, request.total_currency::text,
  request.total_rate, substring(trim(condition.count) from '^0*([1-9][0-9]{0,11})$')::numeric)`;
const completed = {
  counted: `select 'completed' as status, case when bool_and(${kopecks} is not null) then sum(${kopecks}) end as n
    from request join condition on condition.request_id = request.id where status = 'completed'`,
  stored: `select 'completed' as status, case when sum(unrated) = 0 then sum(kopecks) end as n
    from status_count where status = 'completed'`,
};

/** The figures of managers as they were read before they were stored, and as they are read now. */
const figures = {
  'list of all': byStatus('true'),
  'list of one manager and of none': byStatus(ofManager),
  'sum of completed': completed,
};

/** @param {number[]} times @returns {Times} */
function timesOf(times) {
  const sorted = times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Reads each figure in both ways in turn, and compares the results. The sums of completed requests are read once only,
 * because counting them takes long.
 * @param {Knex} db
 */
export async function measureReads(db) {
  const found = [];
  for (const [name, ways] of Object.entries(figures)) {
    /** @type {{ counted: number[], stored: number[] }} */
    const times = { counted: [], stored: [] };
    /** @type {Set<string>} */
    const results = new Set();
    for (let at = 0; at < (ways === completed ? 1 : 9); at += 1)
      for (const way of /** @type {const} */ (['counted', 'stored']))
        times[way].push(await timed(async () => results.add(textOf((await db.raw(ways[way])).rows))));
    const isEqual = results.size === 1;
    found.push({ name, counted: timesOf(times.counted), stored: timesOf(times.stored), isEqual });
  }
  return found;
}

/** @param {{ status: string, n: string }[]} rows */
const textOf = (rows) => JSON.stringify(rows.map(({ status, n }) => `${status} ${n}`).sort());

/**
 * Assigns requests to other managers, each in its own transaction, in rounds with and without the trigger in turn.
 * @param {Knex} db
 * @param {Knex} owner
 * @param {number} connections
 */
export async function measureWrites(db, owner, connections) {
  /** @type {string[]} */
  const ids = await db('request').where('status', 'completed').limit(4000).pluck('id');
  /** @type {Record<'without' | 'with', number[]>} */
  const times = { without: [], with: [] };
  const perSecond = { without: 0, with: 0 };
  for (let round = 0; round < rounds * 2; round += 1) {
    const way = round % 2 === 0 ? 'without' : 'with';
    await owner.raw(`alter table request ${way === 'with' ? 'enable' : 'disable'} trigger request_recounted`);
    let at = 0;
    const writer = async () => {
      for (let next = at++; next < writesOfRound; next = at++)
        times[way].push(await timed(() => assigned(db, ids[(round * writesOfRound + next) % ids.length] ?? '', round)));
    };
    const ms = await timed(() => Promise.all(Array.from({ length: connections }, writer)));
    perSecond[way] += Math.round((writesOfRound * 1000) / ms / rounds);
    await sleep(200);
  }
  return { connections, without: timesOf(times.without), with: timesOf(times.with), perSecond };
}

/** @param {Knex} db @param {string} id @param {number} round */
const assigned = (db, id, round) =>
  db.raw(`update request set broker_manager_id = md5('manager ' || ?::int)::uuid, version = version + 1 where id = ?`, [
    ...[100 + (round % 50), id],
  ]);

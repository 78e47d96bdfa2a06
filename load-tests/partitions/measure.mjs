/** @typedef {import('knex').Knex} Knex */
/** @typedef {{ name: string, p50: number, p95: number, planMs: number, runMs: number, buffers: number, tables: number }} Measured */
/** @typedef {{ name: string, run: (trx: any, at: number) => Promise<unknown> }} Question */

const rounds = 60;
const explains = 9;

/**
 * Asks one question for several users, and has Postgres explain its statements for one of them. Every call is rolled
 * back, so that each finds the same rows.
 * @param {Knex} db
 * @param {Question} question
 * @returns {Promise<Measured>}
 */
export async function measured(db, { name, run }) {
  /** @type {number[]} */
  const times = [];
  for (let at = 0; at < rounds; at += 1) times.push(await rolledBack(db, (trx) => timed(() => run(trx, at))));
  times.splice(0, 10);
  const sorted = times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { name, p50: at(0.5), p95: at(0.95), ...(await explained(db, (trx) => run(trx, 7))) };
}

const rounded = (/** @type {number} */ ms) => Math.round(ms * 100) / 100;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** @template T @param {Knex} db @param {(trx: import('knex').Knex.Transaction) => Promise<T>} work @returns {Promise<T>} */
async function rolledBack(db, work) {
  const trx = await db.transaction();
  try {
    return await work(trx);
  } finally {
    await trx.rollback();
  }
}

/**
 * Returns the planning and execution time, the pages of 8 KiB, and the tables or partitions of all statements. Explains
 * each several times, because other work on the machine disturbs a single time.
 * @param {Knex} db
 * @param {(trx: any) => Promise<unknown>} run
 */
async function explained(db, run) {
  return rolledBack(db, async (trx) => {
    /** @type {{ sql: string, bindings: readonly unknown[] }[]} */
    const caught = [];
    const take = (/** @type {any} */ { sql, bindings = [] }) => caught.push({ sql, bindings });
    db.on('query', take);
    await run(trx);
    db.removeListener('query', take);
    const connection = await trx.client.acquireConnection();
    const sum = { planMs: 0, runMs: 0, buffers: 0, tables: 0 };
    for (const { sql, bindings } of caught) {
      if (!/^\s*(select|with|update|insert)\b/i.test(sql)) continue;
      /** @type {Record<string, any>[]} */
      const plans = [];
      for (let time = 0; time < explains; time += 1) {
        await connection.query('savepoint explained');
        const { rows } = await connection.query(`explain (analyze, buffers, format json) ${sql}`, [...bindings]);
        await connection.query('rollback to savepoint explained');
        plans.push(rows[0]['QUERY PLAN'][0]);
      }
      const middle = (/** @type {string} */ name) =>
        plans.map((plan) => Number(plan[name])).sort((one, other) => one - other)[Math.floor(explains / 2)] ?? 0;
      sum.planMs = rounded(sum.planMs + middle('Planning Time'));
      sum.runMs = rounded(sum.runMs + middle('Execution Time'));
      const plan = plans[0]?.Plan;
      sum.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      sum.tables += touched(plan).size;
    }
    return sum;
  });
}

/** @param {any} node @param {Set<string>} found */
function touched(node, found = new Set()) {
  if (node['Relation Name'] && node['Actual Loops'] > 0 && node['Node Type'] !== 'ModifyTable')
    found.add(node['Relation Name']);
  for (const below of node.Plans ?? []) touched(below, found);
  return found;
}

/** @typedef {import('knex').Knex} Knex */
/** @typedef {{ kind: string, sql: string, planMs: number, runMs: number, nodes: string, scanned: string[] }} Plan */

/** The number of rows from which an index is faster than reading the full table. */
const bigRows = 5_000;

/**
 * Runs one search query of each kind, records its SQL statements, and has Postgres explain each of them.
 * @param {Knex} db
 * @param {{ kind: string, run: () => Promise<unknown> }[]} questions
 * @returns {Promise<Plan[]>}
 */
export async function plansOf(db, questions) {
  const big = await bigTables(db);
  /** @type {Plan[]} */
  const plans = [];
  for (const { kind, run } of questions) {
    for (const { sql, bindings } of await statementsOf(db, run)) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue;
      const plan = await explained(db, sql, bindings);
      if (plan) plans.push({ kind, sql, ...summary(plan, big) });
    }
  }
  return plans;
}

/** @param {Knex} db @returns {Promise<Set<string>>} */
async function bigTables(db) {
  const { rows } = await db.raw(
    `select relname from pg_class where relkind = 'r' and reltuples > ${bigRows} and relnamespace = current_schema::regnamespace`,
  );
  return new Set(rows.map((/** @type {{ relname: string }} */ { relname }) => relname));
}

/** @param {Knex} db @param {() => Promise<unknown>} run */
async function statementsOf(db, run) {
  /** @type {{ sql: string, bindings: readonly unknown[] }[]} */
  const caught = [];
  const take = (/** @type {{ sql: string, bindings?: readonly unknown[] }} */ { sql, bindings = [] }) =>
    caught.push({ sql, bindings });
  db.on('query', take);
  await run();
  db.removeListener('query', take);
  return caught;
}

/**
 * Explains a statement. The statement was captured as sent to the server, so it is sent again unchanged, directly over
 * the driver's connection.
 * @param {Knex} db
 * @param {string} sql
 * @param {readonly unknown[]} bindings
 */
async function explained(db, sql, bindings) {
  const connection = await db.client.acquireConnection();
  try {
    const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, [...bindings]);
    return rows[0]?.['QUERY PLAN'][0];
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** @param {any} plan @param {Set<string>} big */
function summary(plan, big) {
  /** @type {string[]} */
  const nodes = [];
  /** @type {string[]} */
  const scanned = [];
  const visit = (/** @type {any} */ node) => {
    const table = node['Relation Name'];
    const read = table ?? node['Index Name'];
    if (read) nodes.push(`${short(node['Node Type'])} ${node['Index Name'] ?? table}`);
    if (node['Node Type'] === 'Seq Scan' && big.has(table)) scanned.push(table);
    for (const below of node.Plans ?? []) visit(below);
  };
  visit(plan.Plan);
  const [planMs = 0, runMs = 0] = [plan['Planning Time'], plan['Execution Time']].map(
    (ms) => Math.round(ms * 100) / 100,
  );
  return { planMs, runMs, nodes: [...new Set(nodes)].join(', '), scanned };
}

/** @param {string} type */
const short = (type) =>
  type.replace(' Scan', '').replace('Bitmap Heap', 'heap').replace('Bitmap Index', 'bitmap').toLowerCase();

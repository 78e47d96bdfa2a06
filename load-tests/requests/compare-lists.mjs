import { directly, overHttp } from '../bench/measure.mjs';
import { byKind } from '../bench/questions.mjs';
import { questionPath } from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {import('../bench/measure.mjs').Row} Row */
/**
 * @typedef {{ kind: string, http: Row, sql: Row, route: Row, toBoth: number }} Compared `toBoth`: the p95 over HTTP
 *   relative to the sum of the p95 of the SQL and of the bare route
 */

/** A route that reads the session and runs one small query. Its cost is the minimum of every call. */
const bare = '/api/get-colors';

/**
 * Measures every kind of list over HTTP. Directly before and after each, measures the bare route and the list's SQL
 * statements. Other load on the machine then affects all of them.
 * @param {{ url: string, service: { list: (question: Question) => Promise<unknown> }, visitors:
 * Record<import('./questions.mjs').Side, Record<string, string>>, questions: Question[], load:
 * import('../bench/measure.mjs').Load, step: <T>(title: string, work: () => Promise<T>) => Promise<T> }} what
 * @returns {Promise<Compared[]>}
 */
export async function compareLists({ url, service, visitors, questions, load, step }) {
  const warm = { ...load, seconds: 1 };
  const kinds = [...byKind(questions)];
  await step('Warm-up', async () => {
    for (const [kind, some] of kinds)
      await overHttp(kind, { url, paths: some.map(questionPath), ...warm, ...of(some, visitors) });
  });
  const rows = [];
  for (const [kind, some] of kinds)
    rows.push(
      await step(kind, async () => {
        const as = of(some, visitors);
        const route = await overHttp('bare route', { url, paths: [bare], ...warm, ...as });
        const http = await overHttp(kind, { url, paths: some.map(questionPath), ...load, ...as });
        const tasks = some.map((question) => () => service.list(question));
        const sql = await directly(`SQL: ${kind}`, { tasks, ...load });
        return { kind, http, sql, route, toBoth: http.p95 / (sql.p95 + route.p95) };
      }),
    );
  return rows;
}

/** @param {Question[]} some @param {Record<import('./questions.mjs').Side, Record<string, string>>} visitors */
const of = ([first], visitors) => ({ headers: visitors[first?.side ?? 'broker'] });

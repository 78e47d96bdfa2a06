import { perCall, readCpu } from './cpu.mjs';
import { directly, overHttp } from './measure.mjs';
import { byKind, listPath, listRequest, suggestPath } from './questions.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./catalogue.mjs').openCatalogue>>} Catalogue */
/** @typedef {import('./questions.mjs').ListQuestion} ListQuestion */
/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {<T>(title: string, work: () => Promise<T>) => Promise<T>} Step shows what is being measured */

/**
 * Every row of the table, one after the other: the bare ones, the mixes, each kind.
 * @param {Catalogue} catalogue
 * @param {{ url: string, pids: Record<string, number | undefined>, questions: ListQuestion[], typed: string[], connections: number, seconds: number, step: Step }} what
 */
export async function measureAll(catalogue, { url, pids, questions, typed, connections, seconds, step }) {
  const load = { connections, seconds };
  const parts = { pids, db: catalogue.db };
  const counted = async (/** @type {() => Promise<import('./measure.mjs').Row>} */ measure) => {
    const before = await readCpu(parts);
    const row = await measure();
    return { ...row, cpu: perCall(before, await readCpu(parts), row.count) };
  };
  const mix = shuffled(questions);
  const strokes = shuffled(typed);
  const http = (/** @type {string} */ name, /** @type {string[]} */ paths, most = seconds) =>
    step(name, () => counted(() => overHttp(name, { url, paths, connections, seconds: most })));
  const sql = (/** @type {string} */ name, /** @type {(() => Promise<unknown>)[]} */ tasks) =>
    step(name, () => counted(() => directly(name, { tasks, ...load })));
  await http('Warm-up: lists', mix.map(listPath), Math.min(5, seconds));
  await http('Warm-up: suggestions', strokes.map(suggestPath), Math.min(5, seconds));
  const route = await http('bare route: /api/get-colors', ['/api/get-colors']);
  const health = await http('bare Express: /healthz', ['/healthz']);
  const lists = await http('lists, mixed', mix.map(listPath));
  const bareList = await sql(
    'SQL of the mixed lists',
    mix.map((one) => () => catalogue.list(listRequest(one))),
  );
  const kinds = [];
  for (const [kind, some] of byKind(questions)) kinds.push(await http(`lists, ${kind}`, some.map(listPath)));
  const suggestions = await http('suggestions, as typed', strokes.map(suggestPath));
  const bareSuggest = await sql(
    'SQL of the suggestions',
    strokes.map((text) => () => catalogue.suggest(text)),
  );
  return {
    rows: [health, route, bareList, lists, ...kinds, bareSuggest, suggestions],
    bare: { route, list: bareList, suggest: bareSuggest },
  };
}

/** Always the same order, without neighbours of one kind. @template T @param {T[]} all @returns {T[]} */
function shuffled(all) {
  const order = all.map((item, i) => ({ item, key: (i * 2_654_435_761) % 4_294_967_296 }));
  return order.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/**
 * Two questions of each kind, for their plans.
 * @param {Catalogue} catalogue
 * @param {ListQuestion[]} questions
 * @param {string[]} typed
 */
export function planned(catalogue, questions, typed) {
  const lists = [...byKind(questions)].flatMap(([kind, some]) =>
    some.slice(0, 2).map((one) => ({ kind: `list, ${kind}`, run: () => catalogue.list(listRequest(one)) })),
  );
  const strokes = typed.slice(0, 30).map((text) => ({ kind: `suggest ${text}`, run: () => catalogue.suggest(text) }));
  return [...lists, ...strokes];
}

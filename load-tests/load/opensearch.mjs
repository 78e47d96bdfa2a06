import { step } from '../../deploy/local/steps.mjs';
import { directly } from '../bench/measure.mjs';
import { listRequest } from '../bench/questions.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('../data/make-questions.mjs').Question} Question */
/** @typedef {{ rows: import('./run-load.mjs').Row[], notes: string[] }} Peer */

/**
 * Requests the same lists, with facets and cards, from the cluster that SEARCH_URL names, one after the other. Skipped
 * if SEARCH_URL is not set.
 * @param {Prepared} prepared
 * @param {readonly Question[]} questions
 * @returns {Promise<Peer>}
 */
export async function runOpenSearch({ settings: { seconds }, catalogue }, questions) {
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  try {
    const cluster = await catalogue.cluster((way) => closers.push(way));
    if (cluster === undefined) return { rows: [], notes: ['OpenSearch was skipped because SEARCH_URL is not set.'] };
    const list = catalogue.listFrom(cluster.search);
    const tasks = questions.map((one) => () => list(listRequest(one)));
    for (const task of tasks.slice(0, 200)) await task();
    const before = await cluster.spentMs();
    const row = await step('OpenSearch', () => directly('OpenSearch, lists', { tasks, connections: 1, seconds }));
    const spent = ((await cluster.spentMs()) - before) / Math.max(1, row.count);
    return {
      rows: [{ ...row, max: 0 }],
      notes: [`OpenSearch's own nodes used ${spent.toFixed(1)} ms of processor time per list`],
    };
  } finally {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  }
}

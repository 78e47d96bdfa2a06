import { until } from '../until.mjs';
import { rpcMs, slowest, withinPromise } from './speed.mjs';

/** The number of rate limit checks per second that may fail on a busy machine: one for a tenth of the suggestions. */
const maxUnasked = 0.3;

/** The time to wait for the proof, in ms: the minute that the query covers, and a spare minute. */
const provenMs = 120_000;

/**
 * Delays the connection to the catalogue, which makes lists and suggestions slow.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function catalogueLate(scene) {
  const { edges } = scene.world;
  const look = async () => {
    const route = await until('a slow list among the slowest routes', () => slowest(scene, '/catalog/'), 60_000);
    const own = await rpcMs(scene, 'catalogue');
    if (own > route.ms / 2) throw new Error(`the catalogue itself takes ${Math.round(own)} ms`);
    return `${route.summary}; the catalogue's own RPCs ${Math.round(own)} ms: the delay is between the BFF and the catalogue`;
  };
  const suggested = async () => {
    const serving = await scene.number('min(setu_search_index_serving)');
    const unasked = await scene.number('sum(rate(setu_limit_unasked_total[1m]))');
    if (serving !== 1 || (unasked ?? 0) > maxUnasked)
      throw new Error(`the index serves: ${serving}, unasked: ${unasked}`);
    return `the index serves, limits are checked; ${await look()}`;
  };
  return {
    name: 'the connection to the catalogue delayed by 0.25 s each way',
    bring: async () => edges.become('catalogue', 'delay'),
    pages: [
      {
        alert: 'SetuReadsSlow',
        withinMs: 300_000,
        look,
        proven: withinPromise(scene, 'read'),
        provenMs,
        ends: 'windows',
      },
      {
        alert: 'SetuSuggestionsSlow',
        withinMs: 300_000,
        look: suggested,
        proven: withinPromise(scene, 'suggest'),
        provenMs,
        ends: 'windows',
      },
    ],
    fix: async () => {
      edges.become('catalogue', 'passes');
      return 'the connection restored';
    },
    clear: async () => edges.become('catalogue', 'passes'),
  };
}

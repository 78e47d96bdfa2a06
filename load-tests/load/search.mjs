import { step } from '../../deploy/local/steps.mjs';
import { cannedPaths } from './canned.mjs';
import { lookupsOf } from './lookups.mjs';
import { atRate, middle, throughput } from './measured.mjs';
import { peerSections } from './peers.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */
/** @typedef {import('../data/make-questions.mjs').Question} Question */

const always = (/** @type {string} */ path) => [{ kind: 'canned', path }];
const share = (/** @type {number} */ one, /** @type {number} */ other) => (other > 0 ? (one / other).toFixed(2) : '–');

/** Returns the processor time of all processes, in ms per call. @param {import('./run-load.mjs').Row} row */
const spentBy = ({ cpu }) => (cpu ? cpu.bff + cpu.catalogue + cpu.postgres : 0);

/**
 * Measures lists: first the highest throughput, alternating with the canned page, then each kind at a fixed arrival
 * rate, and finally the peers.
 * @param {Prepared} prepared
 * @param {(question: Question) => boolean} isIncluded
 * @returns {Promise<Section[]>}
 */
export async function runLists(prepared, isIncluded) {
  const { settings, world, canned } = prepared;
  const { rounds, seconds, warmUp, rate } = settings;
  const questions = prepared.questions.filter(isIncluded);
  const lookups = lookupsOf(questions);
  const targets = [
    { name: 'canned page', target: canned, lookups: always(cannedPaths.bare) },
    { name: 'canned page with facets', target: canned, lookups: always(cannedPaths.withFacets) },
    { name: 'lists, mixed', target: world, lookups },
  ];
  await step('Warm-up', async () => {
    for (const one of targets) await throughput(prepared, { ...one, seconds: warmUp });
  });
  /** @type {import('./run-load.mjs').Row[][]} */
  const measured = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    // Each round requests lists that no other round requests.
    const from = Math.floor((lookups.length * round) / rounds);
    const own = lookups.slice(from, from + Math.floor(lookups.length / rounds));
    for (const [i, one] of targets.entries()) {
      const what = { ...one, lookups: one.target === world ? own : one.lookups, seconds };
      measured[i]?.push(await step(`${one.name}, round ${round + 1}`, () => throughput(prepared, what)));
    }
  }
  const [bare, withFacets, lists] = measured.map(middle);
  if (!bare || !withFacets || !lists) throw new Error('nothing was measured');
  const notes = [
    `throughput: ${share(lists.perSecond, bare.perSecond)} of the canned page, ${share(lists.perSecond, withFacets.perSecond)} of the canned page with facets`,
    `CPU per list: ${share(spentBy(lists), spentBy(bare))}× the canned page, ${share(spentBy(lists), spentBy(withFacets))}× the canned page with facets`,
  ];
  const cannedRate = await step(`canned page, ${rate} a second`, () =>
    atRate(prepared, {
      name: 'canned page with facets',
      target: canned,
      lookups: always(cannedPaths.withFacets),
      rate,
    }),
  );
  const listRate = await step(`lists, ${rate} a second`, () =>
    atRate(prepared, { name: 'lists, mixed', target: world, lookups, rate }),
  );
  const slowest = Math.max(...listRate.kinds.map(({ p95 }) => p95));
  return [
    {
      title: `Highest throughput over ${settings.connections} connections (median of ${rounds} rounds)`,
      rows: [bare, withFacets, lists],
      notes,
    },
    {
      title: `At ${rate} arrivals a second`,
      rows: [cannedRate.all, listRate.all, ...listRate.kinds],
      notes: [`the p95 of the slowest kind is ${share(slowest, cannedRate.all.p50)}× the p50 of the canned page`],
    },
    ...(await peerSections(prepared, questions)),
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { runCommand } from '../../deploy/local/run-command.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { countCards, seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from '../companies/open-catalogue.mjs';
import { randomLists } from '../indexes/random-lists.mjs';
import { changeCards } from './change-cards.mjs';
import { openIndex } from './open-index.mjs';
import { searchConcurrently } from './search-concurrently.mjs';

const known = {
  usage:
    'SEARCH_URL=http://a,http://b,http://c SEARCH_KILL="command that ends one node" npm run bench:cluster -- [flags]',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    shards: { about: 'shards of the index, 3 by default', value: true },
    seconds: { about: 'seconds of each measurement, 20 by default', value: true },
    seed: { about: 'the seed of the lists, 12 by default', value: true },
    data: { about: 'the data folder, .data/bench-cluster by default', value: true },
    rebuild: { about: 'also rebuild the read model under load, so that the alias moves to a new index' },
  },
};

const clients = 4;

const closers = new Closers();

/**
 * Fills an index in a cluster of several nodes with the cards of a catalogue. Searches it while cards change, while a
 * node is killed and while the index is built again. Then looks for lost and stale cards. Closes everything at the end,
 * on Ctrl-C too.
 */
export async function runCluster() {
  await closers.during(async () => {
    const { SEARCH_URL, SEARCH_KILL } = process.env;
    if (!SEARCH_URL) throw new Explained(`SEARCH_URL names no nodes.\n\n${known.usage}`);
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const open = () =>
      openCatalogue(flags.data ?? 'bench-cluster', (close) => closers.push(close), { SEARCH_INDEX: 'postgres' });
    const catalogue = await step('Catalogue', open);
    await seedMissing(catalogue.lists, { url: catalogue.url, skus: Number(flags.skus ?? 100_000) });
    const cards = await countCards(catalogue.lists);
    const shards = Number(flags.shards ?? 3);
    const index = await openIndex(catalogue, { nodes: SEARCH_URL.split(','), shards }, (way) => closers.push(way));
    const seconds = Number(flags.seconds ?? 20);
    const lists = await randomLists(catalogue.db, { count: 4_000, seed: Number(flags.seed ?? 12) });
    const found = await measure({ catalogue, index, lists, seconds, kill: SEARCH_KILL, isRebuilt: !!flags.rebuild });
    const built = { builtMs: index.builtMs, ...(await index.size()) };
    const report = { cards, shards, ...built, ...found, at: { load: loadavg(), cpus: cpus().length } };
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    mkdirSync(inRoot('test-results'), { recursive: true });
    writeFileSync(inRoot('test-results/bench-cluster.json'), JSON.stringify(report, undefined, 2));
    if (!found.isSame || found.stale.length > 0) throw new Explained('The index differs from the read model.');
  });
}

/**
 * @typedef {object} Measuring
 * @property {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @property {Awaited<ReturnType<typeof openIndex>>} index
 * @property {import('../indexes/random-lists.mjs').ListQuery[]} lists
 * @property {number} seconds of each phase
 * @property {string | undefined} kill the command that ends a node
 * @property {boolean} isRebuilt whether the read model is rebuilt
 */

/** @param {Measuring} measuring */
async function measure({ catalogue, index, lists, seconds, kill, isRebuilt }) {
  const searching = searchConcurrently(index.search, lists, clients);
  await sleep(seconds * 500);
  const phase = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ during) => {
    const before = await index.spentMs().catch(() => 0);
    const took = await step(name, () => searching.during(during));
    const spent = (await index.spentMs().catch(() => 0)) - before;
    return [name, { ...took, ...(spent > 0 && { nodesMsPerList: Math.round((spent / took.lists) * 10) / 10 }) }];
  };
  const phases = [await phase('nothing else', () => sleep(seconds * 1_000))];
  const changes = await changeCards(catalogue);
  phases.push(await phase('cards change', () => changes.during(() => sleep(seconds * 1_000))));
  if (kill) {
    const end = async () => {
      await runCommand('sh', ['-c', kill]);
      await sleep(seconds * 1_000);
    };
    phases.push(await phase('a node is killed, cards change', () => changes.during(end)));
  }
  if (isRebuilt) phases.push(await phase('the index is built again', () => changes.during(() => index.rebuilt())));
  await searching.stop();
  await index.caughtUp();
  const isSame = await index.isSame();
  const stale = await changes.stale(index.search);
  return { phases: Object.fromEntries(phases), changed: changes.count(), isSame, stale };
}

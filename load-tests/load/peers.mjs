import { Explained } from '../../deploy/local/explained.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { directly } from '../bench/measure.mjs';
import { plansOf } from '../bench/plans.mjs';
import { listRequest, byKind as questionsByKind } from '../bench/questions.mjs';
import { openEngine, resolve, runEngine } from './engine.mjs';
import { byKind } from './figures.mjs';
import { lookupsOf } from './lookups.mjs';
import { throughput } from './measured.mjs';
import { runOpenSearch } from './opensearch.mjs';
import { runTantivy } from './tantivy.mjs';
import { runTextbook } from './textbook.mjs';
import { isKnownToVendure, runVendure } from './vendure.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */
/** @typedef {import('./run-load.mjs').Row} Row */
/** @typedef {import('../data/make-questions.mjs').Question} Question */

const resolved = 4_000;

/**
 * Runs the same searches in other engines on this machine, each on one core: the index alone, the SQL of the read
 * model, a textbook Postgres full-text search, and Tantivy.
 * @param {Prepared} prepared
 * @param {readonly Question[]} questions
 * @returns {Promise<Section[]>}
 */
export async function peerSections(prepared, questions) {
  const { settings, world, catalogue } = prepared;
  const { peers, seconds } = settings;
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const notes = [];
  if (peers.includes('sql')) {
    const tasks = questions.map((one) => () => catalogue.list(listRequest(one)));
    const row = await step('The read model’s statements', () =>
      directly('SQL of the read model', { tasks, connections: 1, seconds }),
    );
    rows.push({ ...row, max: 0 });
    const plans = await step('Plans', () => plansOf(catalogue.db, planned(catalogue, questions)));
    const scanned = [...new Set(plans.flatMap((plan) => plan.scanned))];
    if (scanned.length > 0) throw new Explained(`A plan reads a big table from end to end: ${scanned.join(', ')}.`);
  }
  if (peers.includes('textbook') && world.ownerUrl) {
    const texts = questions.filter(({ text }) => text !== '').map(({ text }) => text);
    rows.push(await step('Textbook', () => runTextbook(world.ownerUrl ?? '', texts, seconds)));
  }
  /** @type {Row[]} */
  let kinds = [];
  if (peers.includes('engine') || peers.includes('tantivy')) {
    const engine = await step('The index loaded', () => openEngine(world.dataDir));
    const queries = await resolve(engine, catalogue.db, questions.slice(0, resolved));
    const own = await step('The index alone', async () => runEngine(engine, queries, seconds));
    rows.push({ ...own.all, name: 'index in memory, alone' });
    kinds = byKind(own.answered, seconds).kinds;
    notes.push(`the index was loaded from its file in ${engine.loadMs} ms, ${Math.round(engine.bytes / 2 ** 20)} MiB`);
    if (peers.includes('tantivy')) {
      const plain = queries.filter(({ query }) => isPlain(query));
      const same = await step('The index alone, with the queries for Tantivy', async () =>
        runEngine(engine, plain, seconds),
      );
      rows.push({ ...same.all, name: 'index in memory, queries for Tantivy' });
      const tantivy = await runTantivy({ engine, queries: plain, seconds, dataDir: world.dataDir });
      if (tantivy.row) rows.push(tantivy.row);
      notes.push(...tantivy.notes);
    }
  }
  return [
    ...(rows.length > 0 ? [{ title: 'Peers, one core each', rows, notes }] : []),
    ...(kinds.length > 0 ? [{ title: 'The index alone, by kind', rows: kinds }] : []),
    ...(await otherSystems(prepared, questions)),
  ];
}

/**
 * Measures full systems that hold the same cards, each with one client, and compares each with Setu's own lists.
 * @param {Prepared} prepared
 * @param {readonly Question[]} questions
 * @returns {Promise<Section[]>}
 */
async function otherSystems(prepared, questions) {
  const { settings, world } = prepared;
  const alone = { ...prepared, settings: { ...settings, connections: 1 } };
  /** @type {{ name: string, run: typeof runVendure, lookups: readonly Question[] }[]} */
  const others = [
    { name: 'opensearch', run: runOpenSearch, lookups: questions },
    { name: 'vendure', run: runVendure, lookups: questions.filter(isKnownToVendure) },
  ];
  /** @type {Section[]} */
  const sections = [];
  for (const { name, run, lookups } of others.filter((one) => settings.peers.includes(one.name))) {
    const peer = await run(prepared, lookups);
    const own = {
      name: 'Setu, the same lists over HTTP',
      target: world,
      lookups: lookupsOf(lookups),
      seconds: settings.seconds,
    };
    const rows = peer.rows.length > 0 ? [...peer.rows, await step('Setu, the same', () => throughput(alone, own))] : [];
    sections.push({ title: `Next to ${name}, one client`, rows, notes: peer.notes });
  }
  return sections;
}

/**
 * Picks two lists of each kind.
 * @param {Prepared['catalogue']} catalogue
 * @param {readonly Question[]} questions
 */
const planned = (catalogue, questions) =>
  [...questionsByKind([...questions])].flatMap(([kind, some]) =>
    some.slice(0, 2).map((one) => ({ kind, run: () => catalogue.list(listRequest(one)) })),
  );

/**
 * Checks whether the small Tantivy program supports a query. The program supports word searches sorted by popularity,
 * without a price filter.
 * @param {any} query
 */
const isPlain = ({ match, price, order }) =>
  'query' in match && order.by === 'popularity' && price.from === undefined && price.to === undefined;

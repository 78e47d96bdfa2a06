import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from './open-catalogue.mjs';
import { renameLargest } from './rename-largest.mjs';
import { workConcurrently } from './work-concurrently.mjs';

const known = {
  usage: 'npm run bench:companies -- [flags]   (locks and unlocks the largest supplier; data in .data/bench-companies)',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    rename: { about: 'also give the largest sub-category a new word', value: false },
    rebuild: { about: 'also rebuild the read model while cards are published and withdrawn', value: false },
  },
};

/**
 * The limits in ms for three delays: until a locked company is hidden from every list, until cards are found by a new
 * word of their category, and until a card of another supplier is published or withdrawn meanwhile.
 */
const maxHiddenMs = 1_000;
const maxRenamedMs = 2_000;
const maxWaitMs = 3_000;

const closers = new Closers();

/**
 * Opens the catalogue of .data/bench-companies, locks and unlocks its largest company, and prints the results. Closes
 * it at the end, on Ctrl-C too.
 */
export async function runCompanies() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const catalogue = await step('Catalogue', () => openCatalogue('bench-companies', (close) => closers.push(close)));
    await seedMissing(catalogue.lists, { url: catalogue.url, skus: Number(flags.skus ?? 100_000) });
    await measure(catalogue, { isRenamed: flags.rename !== undefined, isRebuilt: flags.rebuild !== undefined });
  });
}

/** @param {import('./open-catalogue.mjs').OpenCatalogue} catalogue @param {{ isRenamed: boolean, isRebuilt: boolean }} also */
async function measure(catalogue, { isRenamed, isRebuilt }) {
  const { db } = catalogue;
  const { rows: largest } = await db.raw(`select co.*, l.cards from company co join (
    select company_num, count(*)::int as cards from company_listing group by company_num order by cards desc limit 2) l
    on l.company_num = co.num order by l.cards desc`);
  const [company, other] = largest;
  if (company === undefined || other === undefined)
    throw new Explained('The catalogue has fewer than two suppliers with cards.');
  const cardIds = await db('sku')
    .where({ company_id: other.id })
    .whereNotNull('published_version')
    .limit(300)
    .pluck('id');
  const total = async () => (await catalogue.lists.list({ categoryId: '', filter: { search: '' } })).totals.total;
  const before = await total();

  /** @param {boolean} active */
  const change = async (active) => {
    // One card of another supplier may be withdrawn at any moment.
    const isWrong = (/** @type {any} */ totals, /** @type {any[]} */ cards) =>
      active ? totals.total > before : cards.length < 30 || Math.abs(totals.total - (before - company.cards)) > 1;
    const startedAt = performance.now();
    await catalogue.publishChange(company, active);
    const handledMs = Math.round(performance.now() - startedAt);
    const over = workConcurrently(catalogue, { cardIds, isWrong });
    while (!(await catalogue.isFollowed(company.id))) await sleep(250);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    return { handledMs, seconds, ...(await over()) };
  };
  const locked = await step(`Locked, with ${company.cards} cards`, () => change(false));
  const unlocked = await step('Unlocked', () => change(true));
  const renamed = isRenamed ? await step('Renamed', () => renameLargest(catalogue, cardIds)) : undefined;
  const rebuilt = isRebuilt ? await step('Read model rebuilt', () => rebuild(catalogue, cardIds)) : undefined;
  conclude({ cards: before, ofCompany: company.cards, after: await total(), locked, unlocked, renamed, rebuilt });
}

/** @param {import('./open-catalogue.mjs').OpenCatalogue} catalogue @param {string[]} cardIds */
async function rebuild(catalogue, cardIds) {
  const over = workConcurrently(catalogue, { cardIds });
  const startedAt = performance.now();
  /** @type {Record<string, number>} */
  const secondsBefore = {};
  await catalogue.rebuild((name) => {
    secondsBefore[name] = Math.round((performance.now() - startedAt) / 100) / 10;
  });
  return { secondsBefore, ...(await over()) };
}

/** @typedef {Awaited<ReturnType<typeof renameLargest>>} Renamed */
/** @typedef {import('./work-concurrently.mjs').Times} Times */
/** @typedef {{ writes: Times, lists: Times, failed: number, wrong: number }} OtherWork */

/** @param {{ cards: number, ofCompany: number, after: number, locked: OtherWork & { handledMs: number, seconds: number }, unlocked: OtherWork & { handledMs: number, seconds: number }, renamed: Renamed | undefined, rebuilt: (OtherWork & { secondsBefore: Record<string, number> }) | undefined }} found */
function conclude(found) {
  const { locked, unlocked, renamed, rebuilt } = found;
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-companies.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...found, machine }, null, 2)}\n`);
  const otherWork = (/** @type {OtherWork} */ { writes, lists, failed, wrong }) =>
    `others: ${writes.calls} writes ${writes.p50}/${writes.p95}/${writes.max} ms, ${lists.calls} lists ${lists.p50}/${lists.p95}/${lists.max} ms (p50/p95/max), ${failed} failed, ${wrong} wrong`;
  const lines = [
    `locked: hidden after ${locked.handledMs} ms, rows removed after ${locked.seconds} s; ${otherWork(locked)}`,
    `unlocked: ${unlocked.handledMs} ms, all back after ${unlocked.seconds} s; ${otherWork(unlocked)}`,
    ...(renamed
      ? [
          `renamed, with ${renamed.cards} cards: found after ${renamed.foundMs} ms, all processed after ${renamed.seconds} s; ${otherWork(renamed)}`,
        ]
      : []),
    ...(rebuilt ? [`rebuilt: ${JSON.stringify(rebuilt.secondsBefore)} s; ${otherWork(rebuilt)}`] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n  Full report: ${file}\n`);
  const all = [locked, unlocked, ...(renamed ? [renamed] : []), ...(rebuilt ? [rebuilt] : [])];
  if (all.some(({ failed }) => failed > 0)) throw new Explained('A write or list of another supplier failed.');
  if (all.some(({ wrong }) => wrong > 0)) throw new Explained('A list had holes or wrong totals during the change.');
  if (locked.handledMs > maxHiddenMs) throw new Explained(`The company was hidden later than ${maxHiddenMs} ms.`);
  if (renamed && renamed.foundMs > maxRenamedMs)
    throw new Explained(`Cards were found by a new word later than ${maxRenamedMs} ms.`);
  if (all.some(({ writes }) => writes.p95 > maxWaitMs))
    throw new Explained(`Other suppliers waited longer than ${maxWaitMs} ms.`);
  if (found.after !== found.cards) throw new Explained(`${found.cards} cards before, ${found.after} after.`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf } from '../../deploy/local/services.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { countCards } from '../bench/seed-cards.mjs';
import { arrivals } from './arrivals.mjs';
import { byKind } from './figures.mjs';
import { lookupsOf } from './lookups.mjs';
import { startPod } from './pod.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */

const lookMs = 200;
/** After a start, the catalogue counts all cards for its reports, which takes Postgres half a minute for a million. */
const calmMs = 45_000;
/** An address at which no media service answers, so no stored index is found. */
const nowhere = 'http://127.0.0.1:1';
/** How long lists are requested before it is looked again whether the index serves, in seconds. */
const pieceSeconds = 5;

const seconds = (/** @type {number} */ ms) => `${(ms / 1_000).toFixed(1)} s`;

/** Returns how many cards the index of a catalogue has. @param {string} admin */
async function indexedCards(admin) {
  const metrics = await fetch(`${admin}/metrics`).then((answer) => answer.text());
  return Number(/^setu_search_index_cards\S* (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

/**
 * Starts catalogues without an index file while lists are requested at a fixed rate: one that finds a stored index with
 * media, and one that finds none and builds it from the read model.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runCold({ settings, world, catalogue, questions }) {
  const { rate } = settings;
  const all = await countCards(catalogue);
  const lookups = lookupsOf(questions);
  let next = 0;
  await step('The tasks of the start are over', () => sleep(calmMs));
  const requested = async (/** @type {string} */ url, /** @type {number} */ lasting) => {
    const own = lookups.slice(next, next + rate * lasting);
    next += rate * lasting;
    return arrivals({ url, lookups: own, rate, seconds: lasting });
  };
  /** @param {string} name @param {Record<string, string>} env @returns {Promise<Section>} */
  const measured = async (name, env) => {
    const dir = mkdtempSync(join(tmpdir(), 'setu-cold-'));
    const entry = entryOf('catalogue');
    const pod = await step(`${name}: ready`, () =>
      startPod(world.plan, { name: 'cold', entry, env: { SEARCH_INDEX_DIR: dir, ...env } }),
    );
    try {
      /** @type {number | undefined} */
      let completeMs;
      const completed = untilIndexed(pod, all).then((ms) => {
        completeMs = ms;
      });
      /** @type {import('./arrivals.mjs').Answered[]} */
      const before = [];
      const listsFor = () => requested(pod.url, pieceSeconds);
      const first = await step(`${name}: the first lists`, listsFor);
      await step(`${name}: lists until the index is complete`, async () => {
        while (completeMs === undefined) before.push(...(await listsFor()));
      });
      await completed;
      const after = await step(`${name}: lists from the full index`, () => requested(pod.url, settings.seconds));
      const rowOf = (/** @type {string} */ title, /** @type {import('./arrivals.mjs').Answered[]} */ answered) => ({
        ...byKind(answered, answered.length / rate).all,
        name: title,
      });
      return {
        title: `${name}, ${rate} lists a second`,
        rows: [
          rowOf(`the first ${pieceSeconds} seconds`, first),
          ...(before.length === 0 ? [] : [rowOf('until the index is complete', before)]),
          rowOf('later', after),
        ],
        notes: [`ready after ${seconds(pod.readyMs)}, the index complete after ${seconds(completeMs ?? 0)}`],
      };
    } finally {
      await pod.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  };
  return [await measured('A stored index', {}), await measured('No stored index', { MEDIA_HTTP_URL: nowhere })];
}

/**
 * Returns how old a catalogue was when its index had all cards, in ms.
 * @param {import('./pod.mjs').Pod} pod
 * @param {number} cards
 */
async function untilIndexed(pod, cards) {
  while ((await indexedCards(pod.admin)) < cards) await sleep(lookMs);
  return pod.ageMs();
}

import { busDown } from './causes/bus-down.mjs';
import { catalogueLate } from './causes/catalogue-late.mjs';
import { databaseAway } from './causes/database-away.mjs';
import { eventsDeadLettered } from './causes/events-dead-lettered.mjs';
import { frozen } from './causes/frozen.mjs';
import { identityLate } from './causes/identity-late.mjs';
import { jobFailed, jobOld } from './causes/jobs.mjs';
import { listsOld } from './causes/lists-old.mjs';
import { lockHeld } from './causes/lock-held.mjs';
import { withinPromise } from './causes/speed.mjs';
import { throttled } from './causes/throttled.mjs';
import { follow } from './follow.mjs';
import { until } from './until.mjs';

/**
 * @typedef {import('./follow.mjs').Row} Row
 * @typedef {import('./follow.mjs').Cause} Cause
 * @typedef {import('./world/scene.mjs').Scene} Scene
 * @typedef {(scene: Scene) => Cause} Making
 */

/** Every cause, grouped by when it starts. @satisfies {Record<string, Making[]>} */
export const causes = {
  /** Causes that do not disturb others. They run concurrently with the rest. */
  concurrent: [jobOld, jobFailed, throttled, listsOld],
  /** Runs first, while no other cause makes calls slow. */
  first: [catalogueLate],
  /** Lasts ten minutes, in which suggestions must keep working. */
  withNext: [identityLate],
  /**
   * After the second cause in this group, no other cause makes calls fail until the alert about failing calls is proven
   * fixed.
   */
  next: [frozen, databaseAway, busDown, eventsDeadLettered],
  last: [lockHeld],
};

const calmMs = 60_000;

/**
 * Waits up to a minute until newly started processes work normally, so that later alerts are effects of the injected
 * causes.
 * @param {Scene} scene
 * @returns {Promise<boolean>} whether there was a calm minute
 */
export function calm(scene) {
  const kinds = /** @type {const} */ (['read', 'suggest', 'write']);
  const isCalm = async () => {
    const quick = await Promise.all(kinds.map((kind) => withinPromise(scene, kind)()));
    const there = await scene.number('min(up)');
    return there === 1 && (await scene.number('min(setu_database_up)')) === 1 && quick.every(Boolean);
  };
  return until('a calm minute', isCalm, calmMs).catch(() => false);
}

/**
 * Brings about every cause whose name or alerts contain a text.
 * @param {Scene} scene
 * @param {{ only: string, onResults: (rows: readonly Row[]) => void }} options `onResults` receives the results so far after each
 *   change
 * @returns {Promise<Row[]>}
 */
export async function followAll(scene, { only, onResults }) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {Promise<unknown>[]} */
  const proven = [];
  /** @type {Promise<unknown>[]} */
  const over = [];
  const take = async (/** @type {Making[]} */ makings) => {
    for (const making of makings) {
      if (making === busDown && !scene.world.nats) continue;
      const cause = making(scene);
      if (![cause.name, ...cause.pages.map(({ alert }) => alert)].some((text) => text.includes(only))) continue;
      const followed = await follow(cause, scene);
      rows.push(...followed.rows);
      proven.push(followed.proven);
      over.push(followed.over.then(() => onResults(rows)));
      onResults(rows);
    }
  };
  const concurrent = causes.concurrent.map((making) => take([making]));
  await take(causes.first);
  await Promise.all([take(causes.withNext), take(causes.next)]);
  await Promise.all(proven);
  await take(causes.last);
  await Promise.all(concurrent);
  await Promise.all(over);
  return rows;
}

import { messageOf } from '../../deploy/local/explained.mjs';
import { until } from './until.mjs';

/** @typedef {import('./world/scene.mjs').Scene} Scene */

/**
 * @typedef {object} Page an alert and the checks of its runbook page
 * @property {string} alert
 * @property {Record<string, string>} [labels] labels that the alert must have
 * @property {boolean} [isPending] the alert's `for` is too long to wait for, so the page is followed while the alert is
 *   pending
 * @property {boolean} [firesAfterFix] the alert fires only after the cause is fixed, because of the work that had
 *   waited
 * @property {number} withinMs the longest wait until the alert fires
 * @property {() => Promise<string>} look does what "Look" says; returns what it found, throws if that does not show the
 *   cause
 * @property {() => Promise<unknown>} proven whether the condition under "Proven" holds by now
 * @property {number} [provenMs] the longest wait for the proof, by default five minutes
 * @property {boolean} [proveLater] the proof takes minutes, and other causes may start meanwhile
 * @property {'windows'} [ends] the alert looks back over minutes or hours, so we do not wait for its end
 */

/**
 * @typedef {object} Cause
 * @property {string} name
 * @property {() => Promise<unknown>} bring brings the cause about
 * @property {Page[]} pages of the alerts that it triggers
 * @property {() => Promise<string>} fix does what "Fix" says and returns a description of it
 * @property {() => Promise<unknown>} [clear] removes every trace of the cause, whatever went wrong
 */

/**
 * @typedef {object} Row the result of one page
 * @property {string} alert
 * @property {string} cause
 * @property {number} [fired] seconds from the cause until the alert fired
 * @property {string} [findings]
 * @property {string} [fixedBy]
 * @property {number} [proven] seconds from the fix until it was proven
 * @property {number} [over] seconds from the fix until the alert ended; absent if we do not wait for the end
 * @property {boolean} [isPending]
 * @property {boolean} [firesAfterFix]
 * @property {string} [trouble] why following the page failed
 */

const provenMs = 300_000;
/** The longest wait for an alert to end, in ms. The longest window of these alerts is a quarter of an hour. */
const overMs = 1_080_000;

/** @param {number} since */
const secondsSince = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Brings a cause about and follows the runbook pages of its alerts.
 * @param {Cause} cause
 * @param {Scene} scene
 * @returns {Promise<{ rows: Row[], proven: Promise<unknown>, over: Promise<unknown> }>} resolves when the next cause
 *   may start; `proven` resolves when every page is proven, `over` when every alert has ended and the rows are complete
 */
export async function follow(cause, scene) {
  /** @type {Map<Page, Row>} */
  const rows = new Map(cause.pages.map((page) => [page, rowOf(cause, page)]));
  const rowOfPage = (/** @type {Page} */ page) => /** @type {Row} */ (rows.get(page));
  const [before, after] = [false, true].map((firesAfterFix) =>
    cause.pages.filter((page) => Boolean(page.firesAfterFix) === firesAfterFix),
  );
  const began = performance.now();
  const lookAt = (/** @type {Page[]} */ pages, /** @type {number} */ since) =>
    Promise.all(pages.map((page) => noting(rowOfPage(page), () => checkPage(page, rowOfPage(page), since, scene))));
  let fixedAt = began;
  try {
    await cause.bring();
    await lookAt(before ?? [], began);
    const fixedBy = await cause.fix();
    fixedAt = performance.now();
    for (const row of rows.values()) row.fixedBy = fixedBy;
  } catch (error) {
    for (const row of rows.values()) row.trouble ??= messageOf(error);
  } finally {
    await cause.clear?.();
  }
  const prove = (/** @type {Page} */ page) =>
    noting(rowOfPage(page), async () => {
      await until(`the proof of ${page.alert}`, page.proven, page.provenMs ?? provenMs);
      rowOfPage(page).proven = secondsSince(fixedAt);
    });
  const end = (/** @type {Page} */ page) =>
    noting(rowOfPage(page), async () => {
      if (page.ends) return;
      await until(`the end of ${page.alert}`, async () => !(await found(page, scene)), overMs);
      rowOfPage(page).over = secondsSince(fixedAt);
    });
  await lookAt(after ?? [], fixedAt);
  const proven = Promise.all(cause.pages.filter((page) => page.proveLater).map(prove));
  await Promise.all(cause.pages.filter((page) => !page.proveLater).map(prove));
  const over = proven.then(() => Promise.all(cause.pages.map(end)));
  return { rows: [...rows.values()], proven, over };
}

/** @param {Cause} cause @param {Page} page @returns {Row} */
const rowOf = ({ name }, { alert, isPending, firesAfterFix }) => ({
  alert,
  cause: name,
  ...(isPending && { isPending }),
  ...(firesAfterFix && { firesAfterFix }),
});

/**
 * Runs one part of a page unless an earlier part failed. Stores a failure as the trouble of the row.
 * @param {Row} row
 * @param {() => Promise<void>} part
 */
async function noting(row, part) {
  if (row.trouble) return;
  try {
    await part();
  } catch (error) {
    row.trouble = messageOf(error);
  }
}

/** @param {Page} page @param {Row} row @param {number} since @param {Scene} scene */
async function checkPage(page, row, since, scene) {
  const state = page.isPending ? 'pending' : 'firing';
  await until(`${page.alert} (${state})`, () => found(page, scene, state), page.withinMs);
  row.fired = secondsSince(since);
  row.findings = await page.look();
}

/** @param {Page} page @param {Scene} scene @param {string} [state] by default any state */
async function found({ alert, labels = {} }, { alerts }, state) {
  const all = await alerts();
  return all.find(
    (one) =>
      one.name === alert &&
      (state === undefined || one.state === state) &&
      Object.entries(labels).every(([name, value]) => one.labels[name] === value),
  );
}

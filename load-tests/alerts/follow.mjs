import { messageOf } from '../../deploy/local/explained.mjs';
import { until } from './until.mjs';

/** @typedef {import('./world/scene.mjs').Scene} Scene */

/**
 * @typedef {object} Page an alert as one follows its page of the runbooks
 * @property {string} alert
 * @property {Record<string, string>} [labels] it has
 * @property {boolean} [isPending] its `for` is too long to be waited for: it is followed while it is pending
 * @property {boolean} [comesAfter] it comes once the cause is mended: of what had waited
 * @property {number} withinMs it fires
 * @property {() => Promise<string>} look does what stands under "Look"; gives what was seen, throws where the cause is not
 * @property {() => Promise<unknown>} proven whether what stands under "Proven" is so by now
 * @property {number} [provenMs] five minutes unless told
 * @property {boolean} [proveLater] the proof takes minutes; other causes may come meanwhile
 * @property {'windows'} [ends] it looks back over minutes or hours: its end is not waited for
 */

/**
 * @typedef {object} Cause
 * @property {string} name
 * @property {() => Promise<unknown>} bring
 * @property {Page[]} pages of the alerts it brings
 * @property {() => Promise<string>} mend does what stands under "Mend"; gives it in words
 * @property {() => Promise<unknown>} [clear] leaves nothing of it, whatever went wrong
 */

/**
 * @typedef {object} Row what became of one page
 * @property {string} alert
 * @property {string} cause
 * @property {number} [fired] seconds after the cause
 * @property {string} [seen]
 * @property {string} [mended]
 * @property {number} [proven] seconds after it was mended
 * @property {number} [over] seconds after it was mended; absent where that is not waited for
 * @property {boolean} [isPending]
 * @property {boolean} [comesAfter]
 * @property {string} [trouble] where the page did not lead on
 */

const provenMs = 300_000;
/** The longest window of an alert whose end is waited for is a quarter of an hour. */
const overMs = 1_080_000;

/** @param {number} since */
const secondsSince = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Brings a cause about and follows the pages of its alerts.
 * @param {Cause} cause
 * @param {Scene} scene
 * @returns {Promise<{ rows: Row[], proven: Promise<unknown>, over: Promise<unknown> }>} resolves when the next cause may come; `proven` when every page is, `over` when every alert is, and the rows are whole
 */
export async function follow(cause, scene) {
  /** @type {Map<Page, Row>} */
  const rows = new Map(cause.pages.map((page) => [page, rowOf(cause, page)]));
  const rowOfPage = (/** @type {Page} */ page) => /** @type {Row} */ (rows.get(page));
  const [before, after] = [false, true].map((comesAfter) =>
    cause.pages.filter((page) => Boolean(page.comesAfter) === comesAfter),
  );
  const began = performance.now();
  const lookAt = (/** @type {Page[]} */ pages, /** @type {number} */ since) =>
    Promise.all(pages.map((page) => noting(rowOfPage(page), () => seen(page, rowOfPage(page), since, scene))));
  let mended = began;
  try {
    await cause.bring();
    await lookAt(before ?? [], began);
    const words = await cause.mend();
    mended = performance.now();
    for (const row of rows.values()) row.mended = words;
  } catch (error) {
    for (const row of rows.values()) row.trouble ??= messageOf(error);
  } finally {
    await cause.clear?.();
  }
  const prove = (/** @type {Page} */ page) =>
    noting(rowOfPage(page), async () => {
      await until(`the proof of ${page.alert}`, page.proven, page.provenMs ?? provenMs);
      rowOfPage(page).proven = secondsSince(mended);
    });
  const end = (/** @type {Page} */ page) =>
    noting(rowOfPage(page), async () => {
      if (page.ends) return;
      await until(`the end of ${page.alert}`, async () => !(await found(page, scene)), overMs);
      rowOfPage(page).over = secondsSince(mended);
    });
  await lookAt(after ?? [], mended);
  const proven = Promise.all(cause.pages.filter((page) => page.proveLater).map(prove));
  await Promise.all(cause.pages.filter((page) => !page.proveLater).map(prove));
  const over = proven.then(() => Promise.all(cause.pages.map(end)));
  return { rows: [...rows.values()], proven, over };
}

/** @param {Cause} cause @param {Page} page @returns {Row} */
const rowOf = ({ name }, { alert, isPending, comesAfter }) => ({
  alert,
  cause: name,
  ...(isPending && { isPending }),
  ...(comesAfter && { comesAfter }),
});

/** Does a part of a page unless it failed already; a failure is the row's trouble. @param {Row} row @param {() => Promise<void>} part */
async function noting(row, part) {
  if (row.trouble) return;
  try {
    await part();
  } catch (error) {
    row.trouble = messageOf(error);
  }
}

/** @param {Page} page @param {Row} row @param {number} since @param {Scene} scene */
async function seen(page, row, since, scene) {
  const state = page.isPending ? 'pending' : 'firing';
  await until(`${page.alert} (${state})`, () => found(page, scene, state), page.withinMs);
  row.fired = secondsSince(since);
  row.seen = await page.look();
}

/** @param {Page} page @param {Scene} scene @param {string} [state] any unless told */
async function found({ alert, labels = {} }, { alerts }, state) {
  const all = await alerts();
  return all.find(
    (one) =>
      one.name === alert &&
      (state === undefined || one.state === state) &&
      Object.entries(labels).every(([name, value]) => one.labels[name] === value),
  );
}

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ name: string, inputs: number, p50: number, p95: number, max: number }} Row milliseconds from an input to
 *   its next paint
 */

/** The shortest delay in ms that the browser reports. */
const minReported = 16;

// The code that runs in the page. It is a string, because the type checker does not know the page's global names here.
const watching = `(() => {
  const kept = new Map();
  const keep = (entries) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) kept.set(interactionId, Math.max(kept.get(interactionId) ?? 0, duration));
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: ${minReported} });
  window.takeInputs = () => {
    keep(observer.takeRecords());
    const durations = [...kept.values()];
    kept.clear();
    return durations;
  };
})()`;
const takeInputs = 'window.takeInputs()';
const twoFrames =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))';

/** Starts to record the time from each input to its next paint, as the browser reports it. @param {Page} page */
export const watchInputs = (page) => page.evaluate(watching);

/** Waits for two frames. The browser reports an event after the first of them. @param {Page} page */
const painted = (page) => page.evaluate(twoFrames);

const at = (/** @type {number[]} */ sorted, /** @type {number} */ share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Performs inputs one by one, each after the effect of the previous one is painted. Inputs that the browser does not
 * report count as painted within 16 ms.
 * @param {Page} page
 * @param {string} name
 * @param {(() => Promise<unknown>)[]} inputs
 * @returns {Promise<Row>}
 */
export async function measureInputs(page, name, inputs) {
  const take = async () => /** @type {number[]} */ (await page.evaluate(takeInputs));
  await painted(page);
  await take();
  for (const input of inputs) {
    await input();
    await painted(page);
  }
  const reported = await take();
  const quick = Math.max(0, inputs.length - reported.length);
  const all = [...Array(quick).fill(minReported), ...reported].sort((a, b) => a - b);
  return { name, inputs: inputs.length, p50: at(all, 0.5), p95: at(all, 0.95), max: all.at(-1) ?? 0 };
}

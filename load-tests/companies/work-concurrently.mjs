import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./open-catalogue.mjs').OpenCatalogue} OpenCatalogue */
/** @typedef {{ calls: number, p50: number, p95: number, max: number }} Times milliseconds */

/** @param {number[]} times milliseconds @returns {Times} */
export function timesOf(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/**
 * Withdraws and publishes cards of other suppliers and reads lists until it is stopped.
 * @param {OpenCatalogue} catalogue
 * @param {{ cardIds: string[], isWrong?: (totals: any, cards: any[]) => boolean }} beside
 */
export function workConcurrently(catalogue, { cardIds, isWrong = () => false }) {
  let isOver = false;
  let failed = 0;
  let wrong = 0;
  /** @type {number[]} */
  const writes = [];
  /** @type {number[]} */
  const lists = [];
  /** @param {number[]} times @param {() => Promise<unknown>} work */
  const timed = async (times, work) => {
    const startedAt = performance.now();
    await work().catch(() => (failed += 1));
    times.push(performance.now() - startedAt);
  };
  const writer = async () => {
    for (let n = 0; !isOver; n += 1) {
      const id = cardIds[n % cardIds.length] ?? '';
      await timed(writes, () => catalogue.withdraw(id));
      await timed(writes, () => catalogue.publish(id));
      await sleep(100);
    }
  };
  const reader = async () => {
    for (let n = 0; !isOver; n += 1) {
      const search = n % 2 === 0 ? '' : 'насос';
      await timed(lists, async () => {
        const { totals, cards } = await catalogue.lists.list({
          categoryId: '',
          filter: { search },
          page: { page: 1, limit: 30 },
        });
        if (search === '' && isWrong(totals, cards)) wrong += 1;
      });
      await sleep(100);
    }
  };
  const done = Promise.all([writer(), reader()]);
  return async () => {
    isOver = true;
    await done;
    return { writes: timesOf(writes), lists: timesOf(lists), failed, wrong };
  };
}

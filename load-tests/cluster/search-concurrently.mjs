/** @typedef {import('../indexes/random-lists.mjs').ListQuery} ListQuery */
/** @typedef {{ browse(list: object): Promise<any>, search(list: object): Promise<any> }} Index */

/** Returns a percentile in ms. @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;

/**
 * Requests lists with several clients until it is stopped.
 * @param {Index} index
 * @param {readonly ListQuery[]} lists
 * @param {number} clients
 */
export function searchConcurrently(index, lists, clients) {
  /** @type {{ ms: number, failed: string | undefined }[]} */
  let answers = [];
  let isOver = false;
  const client = async (/** @type {number} */ first) => {
    for (let turn = first; !isOver; turn += clients) {
      const list = lists[turn % lists.length];
      if (list === undefined) return;
      const began = performance.now();
      const failed = await (list.search === '' ? index.browse(list) : index.search(list)).then(
        () => undefined,
        (error) => String(error),
      );
      answers.push({ ms: performance.now() - began, failed });
    }
  };
  const working = Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  return {
    /** Returns the times of the answers that came while something ran. @param {() => Promise<unknown>} run */
    during: async (run) => {
      answers = [];
      const began = performance.now();
      await run();
      const own = answers;
      const times = own.map(({ ms }) => ms).sort((one, other) => one - other);
      const failures = own.flatMap(({ failed }) => failed ?? []);
      return {
        ...{ lists: own.length, perSecond: Math.round((own.length * 1_000) / (performance.now() - began)) },
        ...{ p50: at(times, 0.5), p95: at(times, 0.95), longest: at(times, 1 - 1 / Math.max(1, times.length)) },
        ...{ failed: failures.length, ...(failures.length > 0 && { failure: failures[0] }) },
      };
    },
    stop: () => {
      isOver = true;
      return working;
    },
  };
}

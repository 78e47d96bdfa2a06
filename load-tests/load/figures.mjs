/** @typedef {{ name: string, p50: number, p95: number, p99: number, max: number, perSecond: number, count: number, failed: number }} Figures milliseconds */

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/**
 * @param {string} name
 * @param {readonly number[]} times milliseconds, in any order
 * @param {{ seconds: number, failed: number }} of
 * @returns {Figures}
 */
export function figuresOf(name, times, { seconds, failed }) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    ...{ name, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: round(sorted.at(-1) ?? 0) },
    ...{ perSecond: round(times.length / seconds), count: times.length, failed },
  };
}

/**
 * Summarises the answers in total and by kind.
 * @param {readonly import('./arrivals.mjs').Answered[]} answered
 * @param {number} seconds
 * @returns {{ all: Figures, kinds: Figures[] }}
 */
export function byKind(answered, seconds) {
  const of = (/** @type {string} */ name, /** @type {readonly import('./arrivals.mjs').Answered[]} */ some) =>
    figuresOf(
      name,
      some.map(({ ms }) => ms),
      { seconds, failed: some.filter(({ status }) => status !== 200).length },
    );
  const kinds = [...new Set(answered.map(({ kind }) => kind))].sort();
  return {
    all: of('all', answered),
    kinds: kinds.map((kind) =>
      of(
        kind,
        answered.filter((one) => one.kind === kind),
      ),
    ),
  };
}

/** @typedef {import('./publish.mjs').Published} Published */

const rank = (/** @type {readonly number[]} */ sorted, /** @type {number} */ share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
const sorted = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b);

/**
 * Returns figures for each phase: the milliseconds from the answer until the search found a card, and the number of
 * cards that it never found. `answer` is how long publishing itself took.
 * @param {readonly Published[]} published
 */
export function figuresOf(published) {
  const names = [...new Set(published.map(({ phase }) => phase))];
  return names.map((phase) => {
    const own = published.filter((one) => one.phase === phase);
    const found = sorted(own.flatMap(({ foundMs }) => (foundMs === undefined ? [] : [foundMs])));
    const answers = sorted(own.map(({ answerMs }) => answerMs));
    const quantiles = { p50: rank(found, 0.5), p95: rank(found, 0.95), p99: rank(found, 0.99), max: rank(found, 1) };
    return { phase, cards: own.length, ...quantiles, answer: rank(answers, 0.99), lost: own.length - found.length };
  });
}

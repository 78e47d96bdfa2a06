/**
 * @typedef {object} Row
 * @property {string} promise
 * @property {string} observed what was observed
 * @property {boolean | undefined} isKept whether the promise holds; undefined if this cluster could not show it
 */

/** Collects the promises of a proof and prints each result. */
export function table() {
  /** @type {Row[]} */
  const rows = [];
  return {
    rows,
    /** @param {string} promise @param {boolean | undefined} isKept @param {string} observed */
    say(promise, isKept, observed) {
      rows.push({ promise, observed, isKept });
      process.stdout.write(`${line(rows.length, promise, isKept, observed)}\n`);
    },
    broken: () => rows.filter(({ isKept }) => isKept === false),
  };
}

/** @typedef {ReturnType<typeof table>} Table */

/** @param {number} n @param {string} promise @param {boolean | undefined} isKept @param {string} observed */
const line = (n, promise, isKept, observed) =>
  `${String(n).padStart(2)} ${isKept === undefined ? 'not shown' : isKept ? 'kept     ' : 'BROKEN   '} ${promise}: ${observed}`;

/** Returns the rows as a Markdown table. @param {Row[]} rows */
export const asMarkdown = (rows) =>
  [
    '| promise | kept | seen |',
    '| ------- | ---- | ---- |',
    ...rows.map(
      ({ promise, isKept, observed }) =>
        `| ${promise} | ${isKept === undefined ? 'not shown' : isKept ? 'yes' : '**no**'} | ${observed} |`,
    ),
  ].join('\n');

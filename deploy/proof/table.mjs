/**
 * @typedef {object} Row
 * @property {string} promise
 * @property {string} seen what was observed
 * @property {boolean | undefined} kept whether the promise holds; undefined if this cluster could not show it
 */

/** Collects the promises of a proof and prints each result. */
export function table() {
  /** @type {Row[]} */
  const rows = [];
  return {
    rows,
    /** @param {string} promise @param {boolean | undefined} kept @param {string} seen */
    say(promise, kept, seen) {
      rows.push({ promise, seen, kept });
      process.stdout.write(`${line(rows.length, promise, kept, seen)}\n`);
    },
    broken: () => rows.filter(({ kept }) => kept === false),
  };
}

/** @typedef {ReturnType<typeof table>} Table */

/** @param {number} n @param {string} promise @param {boolean | undefined} kept @param {string} seen */
const line = (n, promise, kept, seen) =>
  `${String(n).padStart(2)} ${kept === undefined ? 'not shown' : kept ? 'kept     ' : 'BROKEN   '} ${promise}: ${seen}`;

/** Returns the rows as a Markdown table. @param {Row[]} rows */
export const asMarkdown = (rows) =>
  [
    '| promise | kept | seen |',
    '| ------- | ---- | ---- |',
    ...rows.map(
      ({ promise, kept, seen }) =>
        `| ${promise} | ${kept === undefined ? 'not shown' : kept ? 'yes' : '**no**'} | ${seen} |`,
    ),
  ].join('\n');

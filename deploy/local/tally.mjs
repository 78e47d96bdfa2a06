import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @returns {Tally} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Returns the last line of a run. @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Deletes a report before its run, so that the report of an earlier run is never counted after a crash.
 * @param {string} file
 */
export const forget = (file) => rmSync(file, { force: true });

/**
 * Counts vitest's JSON report. A file that could not be loaded contains no tests, so it counts as one failure.
 * @param {string} file
 * @param {{ ok: boolean, strays: number }} run whether the run itself reported success, and the number of errors
 *   outside any test
 * @param {readonly string[]} without test files, below the root, that another run counts
 * @returns {Tally}
 */
export function tallyOfVitest(file, { ok, strays }, without = []) {
  if (!existsSync(file)) return { ...nothing(), failed: 1 };
  /** @type {{ name: string, status: string, assertionResults: { status: string }[] }[]} */
  const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const tally = nothing();
  for (const { status, assertionResults } of files.filter(({ name }) => !without.includes(relative(root, name)))) {
    const before = tally.failed;
    for (const test of assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (test.status === 'failed') tally.failed += 1;
      else tally.skipped += 1;
    }
    if (status === 'failed' && tally.failed === before) tally.failed += 1;
  }
  tally.failed += strays;
  return honest(tally, ok);
}

/**
 * Counts Playwright's JSON report. A test that passed only when repeated counts as passed.
 * @param {string} file
 * @param {boolean} ok
 * @returns {Tally}
 */
export function tallyOfPlaywright(file, ok) {
  if (!existsSync(file)) return { ...nothing(), failed: 1 };
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return honest({ passed: expected + flaky, failed: unexpected, skipped }, ok);
}

/**
 * Makes a run that failed without a failed test (an error between tests) count as one failure.
 * @param {Tally} tally
 * @param {boolean} ok
 */
const honest = (tally, ok) => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 });

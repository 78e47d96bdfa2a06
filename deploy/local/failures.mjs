import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';
import { strayErrorsOf } from './stray-errors.mjs';

/**
 * @typedef {{ file: string, name: string, message: string, isStray?: boolean }} Failure a failed test: its file below
 *   the root, its full name, and the start of its error message; `isStray` marks an error outside any test
 */

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestCase */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestCase[] }} VitestFile */
/** @typedef {{ title: string, file?: string, specs?: { title: string, file: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Returns the failures in vitest's JSON report, including files that could not be loaded and errors outside any test.
 * @param {string} report the path of the report
 * @returns {Failure[]}
 */
export const failuresOfVitest = (report) => [...failedTests(report), ...strayErrors(report)];

/** @param {string} report @returns {Failure[]} */
function failedTests(report) {
  /** @type {VitestFile[]} */
  const files = read(report)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, name: 'the file itself', message: short(message) }];
    return failed.map((one) => ({ file, name: one.fullName, message: short(one.failureMessages?.[0]) }));
  });
}

/**
 * Returns the errors outside any test of a vitest run, with the test that ran at the time.
 * @param {string} report
 * @returns {Failure[]}
 */
const strayErrors = (report) =>
  (read(strayErrorsOf(report)) ?? []).map((/** @type {{ file: string, test?: string, message: string }} */ stray) => ({
    file: stray.file && relative(root, stray.file),
    name: `outside its tests${stray.test ? `, about “${stray.test}”` : ''}`,
    message: short(stray.message),
    isStray: true,
  }));

/**
 * Returns the tests that failed, or that passed only when repeated, from Playwright's JSON report.
 * @param {string} report the path of the report
 * @param {'unexpected' | 'flaky'} status
 * @returns {Failure[]}
 */
export function failuresOfPlaywright(report, status) {
  /** @param {PlaywrightSuite} suite @returns {Failure[]} */
  const within = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({ file: `web/e2e/${file}`, name: title, message: short(results[0]?.error?.message) })),
    ),
    ...suites.flatMap(within),
  ];
  return (read(report)?.suites ?? []).flatMap(within);
}

/**
 * Returns whether a busy machine may have caused a failure. Tests with real processes or browser timers get a second
 * try under CI, with no other tests running. Tests of pure rules never get one. Property tests get none either, because
 * a second try would only use other values.
 * @param {Failure} failure
 */
export const mayBeOfTheMoment = ({ file, message }) =>
  /^(services\/[^/]+\/test|bff\/test|deploy\/checks|web)\//.test(file) && !message.includes('Property failed');

/**
 * Returns the lines that name failures, for the end of a run.
 * @param {string} title
 * @param {Failure[]} failures
 */
export const namedFailures = (title, failures) =>
  failures.length === 0
    ? ''
    : `\n  ${title}\n${failures.map(({ file, name, message }) => `    ${file} › ${name}\n      ${message}\n`).join('')}`;

/**
 * Returns the lines that a part of the run prints at its end. If the part failed but ended before it could name a
 * failed test, the lines name the part itself.
 * @param {string} title the name of the part
 * @param {number} failed the number of its failures
 * @param {string} named the lines that name failures
 */
export const endOfPart = (title, failed, named) =>
  failed > 0 && named === ''
    ? `\n  Failed: ${title}, which ended without naming a test. The reason is in its output above.\n`
    : named;

/** @param {string} report @returns {any} */
const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
const colours = /\u001b\[[0-9;]*m/g;

/** @param {string | undefined} message */
const short = (message = '') =>
  message.replace(colours, '').split('\n').slice(0, 3).join(' ').replace(/\s+/g, ' ').slice(0, 300);

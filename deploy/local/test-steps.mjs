import { existsSync } from 'node:fs';
import { buildWeb } from './build.mjs';
import { compile } from './compile.mjs';
import { messageOf } from './explained.mjs';
import { endOfPart, failuresOfPlaywright, failuresOfVitest, mayBeOfTheMoment, namedFailures } from './failures.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { secondsSince, step } from './steps.mjs';
import { strayErrorsOf } from './stray-errors.mjs';
import { forget, nothing, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ tally: Tally, output: string }} Outcome the counts, and the lines that name the failures */

const buf = 'node_modules/@bufbuild/buf/bin/buf';

/** Builds the web app for the journeys. */
export const webBuild = { title: 'The web app builds', work: () => buildWeb() };

/**
 * Checks that run no part of the product. Each counts as one test. The queues run beside each other, one per core.
 * @type {{ title: string, work: () => Promise<unknown> }[][]}
 */
export const checks = [
  [
    { title: 'Services, BFF, tests and launcher have no type errors', work: () => compile('.') },
    {
      title: 'Format and lint',
      work: () => runTool('node_modules/@biomejs/biome/bin/biome', ['check', '.', '--diagnostic-level=error']),
    },
  ],
  [
    webBuild,
    {
      title: 'The web app stays within its size budget',
      work: () => runTool('web/scripts/check-budget.mjs', []),
    },
    { title: 'The web app and its journeys have no type errors', work: () => compile('web') },
    { title: 'The loads have no type errors', work: () => compile('load-tests') },
    { title: 'The contracts follow the rules of buf', work: () => runTool(buf, ['lint'], { cwd: inRoot('proto') }) },
    {
      title: 'The contracts stay compatible with the last release (proto/README.md)',
      work: () => runTool(buf, ['breaking', '--against', 'baseline.binpb'], { cwd: inRoot('proto') }),
    },
  ],
];

/** Checks the types of everything. */
export const checkTypes = async () => {
  for (const program of ['.', 'web', 'load-tests']) await compile(program);
};

/**
 * Combines several outcomes into one.
 * @param {Outcome[]} parts
 * @returns {Outcome}
 */
export const joined = (parts) => ({
  tally: parts.map(({ tally }) => tally).reduce(sum, nothing()),
  output: parts.map(({ output }) => output).join(''),
});

/**
 * Runs checks one after another and prints their errors. After a failure the others continue.
 * @param {{ title: string, work: () => Promise<unknown> }[]} queue
 * @returns {Promise<Outcome>}
 */
export async function checked(queue) {
  const outcomes = [];
  for (const { title, work } of queue) outcomes.push(await check(title, work));
  return joined(outcomes);
}

/**
 * @param {string} title
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Outcome>}
 */
async function check(title, work) {
  try {
    await step(title, work);
    return { tally: { ...nothing(), passed: 1 }, output: '' };
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n\n`);
    return { tally: { ...nothing(), failed: 1 }, output: `\n  Failed: ${title}\n` };
  }
}

/** The maximum number of files that get a second try. If more files fail, a busy machine is not the cause. */
const maxRetried = 5;

/**
 * Runs vitest, with readable output on the terminal, and counts its report. Under CI, a few failures that a busy
 * machine may have caused get a second try, with no other tests running. The end of the run names them. Playwright
 * handles its failures the same way.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} filters
 * @param {boolean} again whether failures get a second try
 * @returns {Promise<Outcome>}
 */
export async function suites(env, filters, again) {
  const report = inRoot('test-results/vitest.json');
  const first = await vitest('Suites', report, env, filters);
  const failures = failuresOfVitest(report);
  const files = [...new Set(failures.filter(mayBeOfTheMoment).map(({ file }) => file))];
  if (!again || files.length === 0 || files.length > maxRetried)
    return { tally: first, output: endOfPart('Suites', first.failed, namedFailures('Failed:', failures)) };
  const second = inRoot('test-results/vitest-again.json');
  const tally = await vitest('Suites, second try of the failed files', second, env, files);
  if (tally.passed === 0) return { tally: first, output: namedFailures('Failed:', failures) };
  const still = failuresOfVitest(second);
  const final = failures.filter((one) => !mayBeOfTheMoment(one));
  const passed = failures.filter((one) => mayBeOfTheMoment(one) && !still.some(({ name }) => name === one.name));
  const others = tallyOfVitest(report, { ok: true, strays: 0 }, files);
  return {
    tally: { ...sum(others, tally), failed: final.length + Math.max(still.length, tally.failed) },
    output: namedFailures('Passed only on the second try:', passed) + namedFailures('Failed:', [...final, ...still]),
  };
}

/**
 * @param {string} title
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} filters
 */
async function vitest(title, report, env, filters) {
  forget(report);
  forget(strayErrorsOf(report));
  const settings = { ...env, SETU_TEST_REPORT: report };
  const ok = await shown(title, 'node_modules/vitest/vitest.mjs', ['run', ...filters], settings);
  return tallyOfVitest(report, { ok, strays: failuresOfVitest(report).filter(({ isStray }) => isStray).length });
}

/**
 * Runs the journeys of web/e2e in Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
export async function journeys(env) {
  const config = 'web/playwright.config.ts';
  if (!existsSync(inRoot(config))) return { tally: nothing(), output: '' };
  const report = inRoot('test-results/e2e.json');
  forget(report);
  const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '-c', config, '--reporter=list,json'];
  const ok = await shown('Journeys', 'node_modules/@playwright/test/cli.js', args, settings);
  const tally = tallyOfPlaywright(report, ok);
  const flaky = namedFailures('Passed only on the second try:', failuresOfPlaywright(report, 'flaky'));
  const failed = namedFailures('Failed:', failuresOfPlaywright(report, 'unexpected'));
  return { tally, output: flaky + endOfPart('Journeys', tally.failed, failed) };
}

/**
 * Runs a tool and shows its output as it comes.
 * @param {string} title
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
async function shown(title, file, args, env) {
  const began = performance.now();
  process.stdout.write(`\n  ${title}\n`);
  const fault = await runTool(file, args, { env, show: true }).then(() => '', messageOf);
  process.stdout.write(`  ${fault ? '✗' : '✓'} ${title} ${secondsSince(began)}${fault && `: ${fault}`}\n`);
  return fault === '';
}

import { existsSync } from 'node:fs';
import { messageOf } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { secondsSince, step } from './steps.mjs';
import { forget, nothing, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const compiler = 'node_modules/typescript7/bin/tsc';
const buf = 'node_modules/@bufbuild/buf/bin/buf';

/** What is proven without running anything of the product; each counts as one test. */
export const checks = [
  { title: 'The contracts follow the rules of buf', work: () => runTool(buf, ['lint'], { cwd: inRoot('proto') }) },
  {
    title: 'The contracts break nobody who speaks the last release’s (proto/README.md)',
    work: () => runTool(buf, ['breaking', '--against', 'baseline.binpb'], { cwd: inRoot('proto') }),
  },
  { title: 'Sources have no type errors', work: () => runTool(compiler, ['-b']) },
  { title: 'Tests have no type errors', work: () => runTool(compiler, ['-p', 'tsconfig.tests.json', '--noEmit']) },
  { title: 'The launcher has no type errors', work: () => runTool(compiler, ['-p', 'deploy/tsconfig.json']) },
  { title: 'Format and lint', work: () => runTool('node_modules/@biomejs/biome/bin/biome', ['check', '.']) },
];

/** Weighs what was built against web/budget.json. */
export const checkBudget = () => runTool('web/scripts/check-budget.mjs', []);

/**
 * Runs one check and shows what it found fault with; the others go on after a failure.
 * @param {string} title
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Tally>}
 */
export async function check(title, work) {
  try {
    await step(title, work);
    return { ...nothing(), passed: 1 };
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n\n`);
    return { ...nothing(), failed: 1 };
  }
}

/**
 * Runs vitest, readable on the terminal and counted from its report.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} filters
 */
export async function suites(env, filters) {
  const report = inRoot('test-results/vitest.json');
  forget(report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await shown('Suites', 'node_modules/vitest/vitest.mjs', ['run', ...reporters, ...filters], env);
  return tallyOfVitest(report, ok);
}

/**
 * Runs the journeys of web/e2e in Chromium.
 * @param {NodeJS.ProcessEnv} env
 */
export async function journeys(env) {
  const config = 'web/playwright.config.ts';
  if (!existsSync(inRoot(config))) return nothing();
  const report = inRoot('test-results/e2e.json');
  forget(report);
  const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '-c', config, '--reporter=list,json'];
  const ok = await shown('Journeys', 'node_modules/@playwright/test/cli.js', args, settings);
  return tallyOfPlaywright(report, ok);
}

/**
 * Runs a tool whose output is worth reading as it comes.
 * @param {string} title
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
async function shown(title, file, args, env) {
  const began = performance.now();
  process.stdout.write(`\n  ${title}\n`);
  const ok = await runTool(file, args, { env, show: true }).then(
    () => true,
    () => false,
  );
  process.stdout.write(`  ${ok ? '✓' : '✗'} ${title} ${secondsSince(began)}\n`);
  return ok;
}

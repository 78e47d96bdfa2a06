import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../../deploy/local/paths.mjs';

/** @typedef {'unit' | 'service' | 'rest' | 'nothing'} FoundBy the suites, in the order in which they run */

/** More time than the slowest suite needs. An endless loop ends here and counts as found. */
const limitMs = 600_000;

/**
 * Runs suites with the error until one of them fails. Returns the name of that suite.
 * @param {import('./choose-mutants.mjs').Planted} planted
 * @param {string} note the path of the file that tells the test runner which error to plant
 * @returns {Promise<FoundBy>}
 */
export async function findMutant({ file, mutant }, note) {
  writeFileSync(note, JSON.stringify({ file: inRoot(file), mutant }));
  const tests = `services/${file.split('/')[1]}/test`;
  const own = existsSync(inRoot(tests)) ? [tests] : [];
  const sources = dirname(dirname(file)).replace(/\/src$/, '');
  /** @type {[FoundBy, string, string[]][]} */
  const stages = [
    ['unit', 'quick', [sources]],
    ...own.map((folder) => /** @type {[FoundBy, string, string[]]} */ (['service', 'quick', [folder]])),
    ['rest', 'rest', [sources, ...own, 'bff/test']],
  ];
  for (const [name, suites, filters] of stages)
    if (!(await passes(filters, { SETU_SUITES: suites, SETU_MUTANT: note }))) return name;
  return 'nothing';
}

/** Runs tests until the first failure. @param {string[]} filters @param {Record<string, string>} env */
function passes(filters, env) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...filters];
  const child = spawn(process.execPath, args, {
    cwd: inRoot(''),
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

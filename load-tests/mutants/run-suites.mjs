import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../deploy/local/paths.mjs';
import { mutated } from './make-mutants.mjs';
import { withReports } from './report-places.mjs';

/** @typedef {import('./choose-mutants.mjs').Planted} Planted */
/** @typedef {'quick' | 'rest'} Suites */

/** More time than the test files that reach one rule need. An endless loop ends here and counts as found. */
const limitMs = 300_000;

const folder = inRoot('test-results/mutants');

/**
 * Runs suites once and returns the test files that reach each error's place, the quickest first.
 * @param {readonly Planted[]} all
 * @param {Suites} suites
 * @returns {Promise<Map<Planted, string[]>>}
 */
export async function testsByMutant(all, suites) {
  const files = new Set(all.map(({ file }) => file));
  const texts = [...files].map((file) => {
    const places = all.flatMap((one, id) => (one.file === file ? [{ start: one.mutant.start, id }] : []));
    return [inRoot(file), withReports(all.find((one) => one.file === file)?.source ?? '', places)];
  });
  const reached = join(folder, 'reached');
  rmSync(reached, { recursive: true, force: true });
  mkdirSync(reached, { recursive: true });
  await runSuites({ suites, texts: Object.fromEntries(texts), slot: 'reports', env: { SETU_REACHED: reached } });
  const found = readdirSync(reached)
    .map((name) => JSON.parse(readFileSync(join(reached, name), 'utf8')))
    .sort((a, b) => a.ms - b.ms);
  return new Map(
    all.map((one, id) => {
      const service = one.file.split('/').slice(0, 2).join('/');
      // A source without functions reports nothing, so all tests of its service count.
      const isSilent = withReports(one.source, [{ start: one.mutant.start, id }]) === one.source;
      const reaching = found.filter(({ ids, test }) => (isSilent ? test.includes(`/${service}/`) : ids.includes(id)));
      return [one, reaching.map(({ test }) => test)];
    }),
  );
}

/**
 * Returns whether one of the test files fails with the error.
 * @param {Planted} planted
 * @param {{ suites: Suites, tests: string[], slot: string }} run `slot`: a name that no concurrent run has
 */
export async function isFound({ file, source, mutant }, { tests, ...run }) {
  if (tests.length === 0) return false;
  const texts = { [inRoot(file)]: mutated(source, mutant) };
  return !(await runSuites({ ...run, texts, args: ['--bail=1', '--maxWorkers=1', ...tests], timeout: limitMs }));
}

/**
 * Runs the tests of rules and services with replaced sources. Returns whether all passed.
 * @param {{ suites: Suites, texts: Record<string, string>, slot: string, args?: string[], env?: Record<string, string>, timeout?: number }} run
 * @returns {Promise<boolean>}
 */
function runSuites({ suites, texts, slot, args = [], env = {}, timeout }) {
  mkdirSync(folder, { recursive: true });
  const replaced = join(folder, `${slot}.json`);
  writeFileSync(replaced, JSON.stringify(texts));
  const projects = ['--project=unit', '--project=services'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects, ...args];
  const child = spawn(process.execPath, vitest, {
    cwd: inRoot(''),
    env: { ...process.env, SETU_SUITES: suites, SETU_MUTANT: replaced, ...env },
    stdio: 'ignore',
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }),
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { seeded, shuffled } from '../faults/random.mjs';
import { mutantsOf, shownMutant } from './make-mutants.mjs';

const known = {
  usage: 'npm run mutants -- [flags]   (plants errors in rules one by one; the tests must find them)',
  flags: {
    seed: { about: 'chooses the errors, 1 by default', value: true },
    count: { about: 'the number of errors, 200 by default', value: true },
    only: { about: 'part of the path of the sources', value: true },
  },
};

/** The rules of requests, rights and prices. */
const rules = [
  /^services\/request\/src\/.*\/domain\//,
  /^services\/[a-z]+\/src\/.*\/(rights|may-[a-z-]+|sees-[a-z-]+)\.ts$/,
  /^services\/landed-price\/src\//,
  /^services\/catalogue\/src\/landed-price\/domain\//,
  /^services\/fx\/src\/.*\/domain\//,
];

/** More time than the slowest suite needs. An endless loop ends here and counts as found. */
const limitMs = 600_000;

/** @typedef {{ file: string, source: string, mutant: import('./make-mutants.mjs').Mutant }} Planted */
/** @typedef {'unit' | 'service' | 'bff' | 'sweeps' | 'nothing'} FoundBy the suites, in the order in which they run */

/** Plants the errors one after another, and prints which suites find them. */
export async function runMutants() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const { seed = 1, count = 200, only = '' } = flags;
  const chosen = choose({ seed: Number(seed), count: Number(count), only });
  const folder = inRoot('test-results');
  mkdirSync(folder, { recursive: true });
  const results = [];
  for (const [at, planted] of chosen.entries()) {
    const foundBy = await findIt(planted, join(folder, 'mutant.json'));
    results.push({ file: planted.file, change: shownMutant(planted.source, planted.mutant), foundBy });
    writeFileSync(join(folder, 'mutants.json'), JSON.stringify(results, undefined, 2));
    const { file, change } = results[at] ?? {};
    process.stdout.write(`  ${at + 1} ${foundBy === 'nothing' ? '✗' : '✓'} ${foundBy}: ${file}:${change}\n`);
  }
  process.stdout.write(summary(results.map(({ foundBy }) => foundBy)));
}

/** @param {{ seed: number, count: number, only: string }} options @returns {Planted[]} */
function choose({ seed, count, only }) {
  const files = readdirSync(inRoot('services'), { recursive: true, encoding: 'utf8' })
    .map((name) => `services/${name}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/(dist|node_modules)\//.test(name))
    .filter((name) => name.includes(only) && rules.some((rule) => rule.test(name)))
    .sort();
  const all = files.flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8');
    return mutantsOf(source).map((mutant) => ({ file, source, mutant }));
  });
  if (all.length === 0) throw new Explained('No rule has such a path.');
  return shuffled(seeded(seed), all).slice(0, count);
}

/** @param {Planted} planted @param {string} note @returns {Promise<FoundBy>} */
async function findIt({ file, mutant }, note) {
  writeFileSync(note, JSON.stringify({ file: inRoot(file), mutant }));
  const [, service = ''] = file.split('/');
  const tests = `services/${service}/test`;
  const own = existsSync(inRoot(tests)) ? [tests] : [];
  /** @type {[FoundBy, string, string[]][]} */
  const stages = [
    ['unit', 'quick', [dirname(dirname(file)).replace(/\/src$/, '')]],
    ...own.map((folder) => /** @type {[FoundBy, string, string[]]} */ (['service', 'quick', [folder]])),
    ['bff', 'quick', ['bff/test']],
    ['sweeps', 'extended', [...own, 'bff/test']],
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

/** @param {FoundBy[]} all */
function summary(all) {
  const by = (/** @type {FoundBy} */ name) => all.filter((one) => one === name).length;
  const short = by('unit') + by('service') + by('bff');
  return `
  ${all.length} errors. npm test finds ${short}: ${by('unit')} beside the rule, ${by('service')} in the service's tests, ${by('bff')} over HTTP.
  The extended suites find ${by('sweeps')} more. Nothing finds ${by('nothing')}.
`;
}

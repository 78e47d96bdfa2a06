import { mkdirSync, writeFileSync } from 'node:fs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { chooseMutants } from './choose-mutants.mjs';
import { shownMutant } from './make-mutants.mjs';
import { isFound, testsByMutant } from './run-suites.mjs';

/** @typedef {import('./choose-mutants.mjs').Planted} Planted */
/** @typedef {import('./run-suites.mjs').Suites} Suites */

const known = {
  usage: 'npm run mutants -- [flags]   (plants errors in rules one by one; the tests must find them)',
  flags: {
    seed: { about: 'chooses the errors, 1 by default', value: true },
    count: { about: 'the number of errors, 200 by default', value: true },
    only: { about: 'part of the path of the sources', value: true },
    quick: { about: 'look only whether the suites of npm test find them, not those of npm test -- --rest' },
  },
};

/** Two at a time, because a run often waits. */
const slots = ['one', 'two'];

/**
 * Plants the errors one after another, runs the test files that reach them, and prints which suites find them: first
 * those of `npm test`, then for the others those of `npm test -- --rest`.
 */
export async function runMutants() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const { seed = 1, count = 200, only = '' } = flags;
  const all = chooseMutants({ seed: Number(seed), count: Number(count), only });
  const byQuick = await foundBy(all, 'quick');
  const left = all.filter((one) => !byQuick.has(one));
  const byRest = flags.quick ? new Set() : await foundBy(left, 'rest');
  const missed = left.filter((one) => !byRest.has(one));
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results/mutants.json'), JSON.stringify(missed.map(shown), undefined, 2));
  const rest = flags.quick ? 'Not looked' : `${byRest.size} more`;
  process.stdout.write(`
  ${all.length} errors. npm test finds ${byQuick.size}. The rest finds: ${rest}. Nothing finds ${missed.length}:
${missed.map((one) => `    ${shown(one)}\n`).join('')}`);
}

/** @param {Planted} one */
const shown = ({ file, source, mutant }) => `${file}:${shownMutant(source, mutant)}`;

/** @param {readonly Planted[]} all @param {Suites} suites @returns {Promise<Set<Planted>>} those that the suites find */
async function foundBy(all, suites) {
  /** @type {Set<Planted>} */
  const found = new Set();
  if (all.length === 0) return found;
  const tests = await step(`Which ${suites} tests reach them`, () => testsByMutant(all, suites));
  const waiting = [...all];
  await Promise.all(
    slots.map(async (slot) => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const isIn = await isFound(one, { suites, slot, tests: tests.get(one) ?? [] });
        if (isIn) found.add(one);
        process.stdout.write(`  ${isIn ? '✓' : '✗'} ${suites} (${tests.get(one)?.length}): ${shown(one)}\n`);
      }
    }),
  );
  return found;
}

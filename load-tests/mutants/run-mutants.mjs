import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { chooseMutants } from './choose-mutants.mjs';
import { findMutant } from './find-mutant.mjs';
import { shownMutant } from './make-mutants.mjs';

/** @typedef {import('./find-mutant.mjs').FoundBy} FoundBy */

const known = {
  usage: 'npm run mutants -- [flags]   (plants errors in rules one by one; the tests must find them)',
  flags: {
    seed: { about: 'chooses the errors, 1 by default', value: true },
    count: { about: 'the number of errors, 200 by default', value: true },
    only: { about: 'part of the path of the sources', value: true },
  },
};

/** Plants the errors one after another, and prints which suites find them. */
export async function runMutants() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const { seed = 1, count = 200, only = '' } = flags;
  const folder = inRoot('test-results');
  mkdirSync(folder, { recursive: true });
  const results = [];
  for (const planted of chooseMutants({ seed: Number(seed), count: Number(count), only })) {
    const foundBy = await findMutant(planted, join(folder, 'mutant.json'));
    const change = shownMutant(planted.source, planted.mutant);
    results.push({ file: planted.file, change, foundBy });
    writeFileSync(join(folder, 'mutants.json'), JSON.stringify(results, undefined, 2));
    const mark = foundBy === 'nothing' ? '✗' : '✓';
    process.stdout.write(`  ${results.length} ${mark} ${foundBy}: ${planted.file}:${change}\n`);
  }
  process.stdout.write(summary(results.map(({ foundBy }) => foundBy)));
}

/** @param {FoundBy[]} all */
function summary(all) {
  const by = (/** @type {FoundBy} */ name) => all.filter((one) => one === name).length;
  const quick = by('unit') + by('service');
  return `
  ${all.length} errors. npm test finds ${quick}: ${by('unit')} beside the rule, ${by('service')} in the service's tests.
  The long suites and the sweeps find ${by('rest')} more. Nothing finds ${by('nothing')}.
`;
}

import { expect, test } from 'vitest';
import { mutantsOf, mutated, shownMutant } from './make-mutants.mjs';

/** @param {string} source */
const sourcesWithErrors = (source) => mutantsOf(source).map((mutant) => mutated(source, mutant));

test('each operator, condition, negation, number and exchanged method is one error', () => {
  expect(sourcesWithErrors('const late = (days: number) => days >= 3 && !paused;')).toEqual([
    'const late = (days: number) => days >= 3 || !paused;',
    'const late = (days: number) => days > 3 && !paused;',
    'const late = (days: number) => days >= 4 && !paused;',
    'const late = (days: number) => days >= 3 && paused;',
  ]);
  expect(sourcesWithErrors('if (ok) found = all.some(isMine);')).toEqual([
    'if (true) found = all.some(isMine);',
    'if (false) found = all.some(isMine);',
    'if (ok) found = all.every(isMine);',
  ]);
});

test('types and texts contain no errors', () => {
  expect(mutantsOf("type Size = 1 | 2; const name: Size | true = 'a < b';")).toEqual([]);
});

test('a mutant is shown with its line', () => {
  const source = 'const a = 1;\nconst b = a < c;\n';
  const [, mutant] = mutantsOf(source);
  expect(mutant && shownMutant(source, mutant)).toBe('2: const b = a < c; → const b = a <= c;');
});

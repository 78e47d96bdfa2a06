import { expect, test } from 'vitest';
import { withReports } from './report-places.mjs';

/** @param {string} source @param {...string} texts */
const reporting = (source, ...texts) =>
  withReports(
    source,
    texts.map((text, id) => ({ start: source.indexOf(text), id })),
  );

test('a place reports before its statement, or in the body of its arrow function', () => {
  expect(reporting('function late(a: number) { const b = a; return b > 3; }', '> 3')).toBe(
    'function late(a: number) { const b = a; globalThis.reached?.(0); return b > 3; }',
  );
  expect(reporting('const late = (a: number) => ({ is: a > 3, by: a - 3 });', '> 3', '- 3')).toBe(
    'const late = (a: number) => ((globalThis.reached?.(0), globalThis.reached?.(1), { is: a > 3, by: a - 3 }));',
  );
  expect(reporting('const all = (list: number[]) => list.some((one) => one > 3);', '> 3')).toBe(
    'const all = (list: number[]) => list.some((one) => (globalThis.reached?.(0), one > 3));',
  );
});

test('a place that runs when the module loads is reported by every function', () => {
  expect(reporting('const limit = 3 + 4; const late = (a: number) => a > limit;', '+ 4')).toBe(
    'const limit = 3 + 4; const late = (a: number) => (globalThis.reached?.(0), a > limit);',
  );
});

import type { LandedPriceView } from '@setu/contract';
import { expect, it } from 'vitest';
import { barParts, printedLines, shownFigures } from './segments';

const line = (kind: LandedPriceView['lines'][number]['kind'], amount: number | null, is_included = false) => ({
  ...{ kind, amount, is_included },
});
const lines = [
  line('goods', 600),
  line('pre_carriage', 0, true),
  line('freight', null),
  line('insurance', 10),
  line('duty', 40),
  line('vat', 140),
  line('fee', 5),
  line('broker', 5),
  line('storage', 0),
  line('excise', 0),
  line('delivery', 200),
];

it('the bar adds lines up to its parts, and shows what is missing', () => {
  const parts = barParts({ lines, total: 1000, gaps: [{ line: 'freight', reason: 'no_lane' }] });
  expect(parts.map(({ segment, share, isMissing }) => [segment, share, isMissing])).toEqual([
    ['goods', 0.6, false],
    ['insurance', 0.01, false],
    ['duty', 0.04, false],
    ['vat', 0.14, false],
    ['fees', 0.01, false],
    ['delivery', 0.2, false],
    ['freight', 0, true],
  ]);
});

it('a line of nothing is left out unless the price includes it', () => {
  expect(printedLines(lines).map(({ kind }) => kind)).toEqual(
    lines.filter(({ kind }) => kind !== 'storage' && kind !== 'excise').map(({ kind }) => kind),
  );
});

it('a duty of zero is printed, because readers look for it', () => {
  expect(printedLines([line('duty', 0), line('bank', 0)]).map(({ kind }) => kind)).toEqual(['duty']);
});

it('shown amounts add up to the shown total, and shares to a hundred percent', () => {
  const shown = shownFigures([line('goods', 260_825), line('duty', null), line('vat', 57_381.5), line('fee', 30_192)]);
  expect(shown.amounts).toEqual([260_825, 0, 57_382, 30_192]);
  expect([shown.total, shown.vat]).toEqual([348_399, 57_382]);
  expect(Math.round(shown.shares.reduce((sum, share) => sum + share, 0) * 1000)).toBe(1000);
});

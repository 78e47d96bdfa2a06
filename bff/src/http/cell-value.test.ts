import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellText } from './cell-value.js';

it('never writes a text as a formula', () => {
  for (const text of ['=1+1', '+7 900', '-5', '@SUM(A1)', '\tx', '\r=x', '\n=x'])
    expect(cellText(text)).toBe(`'${text}`);
  for (const text of ['', 'Насос', '12-34', 'a=b', '5 + 5']) expect(cellText(text)).toBe(text);
});

it('cuts a text at the limit of a cell', () => {
  expect(cellText('x'.repeat(40_000))).toHaveLength(32_767);
  expect(cellText(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767);
});

it('an exported text is the original one again once the added quote is removed', () => {
  const unmarked = (cell: string): string => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\n', 'a'), maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const cell = cellText(value);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(unmarked(cell)).toBe(value);
    }),
  );
});

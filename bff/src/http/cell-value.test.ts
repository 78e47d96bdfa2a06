import { expect, it } from 'vitest';
import { cellText } from './cell-value.js';

it('a text that could be a formula is none', () => {
  for (const text of ['=1+1', '+7 900', '-5', '@SUM(A1)', '\tx', '\r=x', '\n=x'])
    expect(cellText(text)).toBe(`'${text}`);
  for (const text of ['', 'Насос', '12-34', 'a=b', '5 + 5']) expect(cellText(text)).toBe(text);
});

it('a text ends where a cell does', () => {
  expect(cellText('x'.repeat(40_000))).toHaveLength(32_767);
  expect(cellText(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767);
});

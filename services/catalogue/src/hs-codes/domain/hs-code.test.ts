import { demoCards } from '@setu/demo-world';
import { expect, it } from 'vitest';
import { bundledHsCodes } from './hs-code.js';

const codes = bundledHsCodes();
const known = new Set(codes.map(({ code }) => code));

it('every chapter comes in both languages, each code once', () => {
  const all = codes.filter(({ code }) => code.length === 2).map(({ code }) => code);
  expect(all).toEqual(Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')));
  expect(known.size).toBe(codes.length);
  for (const { code, en, ru } of codes)
    expect([code, /[а-яё]/i.test(ru), /[а-яё]/i.test(en)]).toEqual([code, true, false]);
});

it('every heading stands in its chapter, every sub-heading under its heading', () => {
  expect(codes.filter(({ code }) => code.length > 2 && !known.has(code.slice(0, -2)))).toEqual([]);
});

it('the sub-headings of all cards of the demo world are there', () => {
  const used = demoCards().flatMap(({ hsCode }) => (hsCode === '' ? [] : [hsCode.slice(0, 6)]));
  expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([]);
});

import { demoCards } from '@setu/demo-world';
import { expect, it } from 'vitest';
import { bundledHsCodes } from './hs-code.js';

const codes = bundledHsCodes();
const known = new Set(codes.map(({ code }) => code));

it('every chapter has names in both languages, and each code occurs once', () => {
  const all = codes.filter(({ code }) => code.length === 2).map(({ code }) => code);
  expect(all).toEqual(Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')));
  expect(known.size).toBe(codes.length);
  for (const { code, en, ru } of codes)
    expect([code, /[а-яё]/i.test(ru), /[а-яё]/i.test(en)]).toEqual([code, true, false]);
});

it('every heading belongs to a chapter, and every subheading to a heading', () => {
  expect(codes.filter(({ code }) => code.length > 2 && !known.has(code.slice(0, -2)))).toEqual([]);
});

it('the codes include the subheadings of all cards of the demo world', () => {
  const used = demoCards().flatMap(({ hsCode }) => (hsCode === '' ? [] : [hsCode.slice(0, 6)]));
  expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([]);
});

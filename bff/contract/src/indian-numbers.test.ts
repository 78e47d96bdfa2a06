import { describe, expect, it } from 'vitest';
import { gstnFailure, iecFailure, panFailure, plainCode } from './indian-numbers.js';

it.each([
  [' aafcs 4821k ', 'AAFCS4821K'],
  ['27-AAFCS4821K-1Z5', '27AAFCS4821K1Z5'],
  ['ＡＡＦＣＳ４８２１Ｋ', 'AAFCS4821K'],
])('the number %j is stored as %s', (typed, stored) => expect(plainCode(typed)).toBe(stored));

it.each([
  ['AAFCS4821K', undefined],
  ['aafcs4821k', undefined],
  ['AAFCS4821', 'pan'],
  ['AAFXS4821K', 'pan'],
  ['AAFCS48211', 'pan'],
  ['AAFCS0000K', 'pan'],
  ['AAFCS0001K', undefined],
  ['ＡＡＦＣＳ４８２１Ｋ', undefined],
])('the PAN %s has the error %s', (pan, failure) => expect(panFailure(pan)).toBe(failure));

it.each([
  ['0312045678', undefined],
  ['AAFCS4821K', undefined],
  ['031204567', 'iec'],
  ['03120456789', 'iec'],
  ['0000000000', 'iec'],
  ['ZZZZZZZZZZ', 'iec'],
  ['AAFCS0000K', 'iec'],
  ['０３１２０４５６７８', undefined],
])('the IEC %s has the error %s', (iec, failure) => expect(iecFailure(iec)).toBe(failure));

describe('A GSTIN', () => {
  // The published example of the check character, and a misprint of it.
  it.each([
    ['27AAPFU0939F1ZV', '', undefined],
    ['27aapfu0939f1zv', 'AAPFU0939F', undefined],
    ['27AAPFU0939F1ZW', '', 'gstn_checksum'],
    ['29AAPFU0939F1ZV', '', 'gstn_checksum'],
    ['72AAPFU0939F1ZV', '', 'gstn'],
    ['00AAACA1234A1Z0', '', 'gstn'],
    ['00AAACA0000A1ZE', '', 'gstn'],
    ['27AAPFU0000F1ZV', '', 'gstn'],
    ['27AAPXU0939F1ZV', '', 'gstn'],
    ['２７AAPFU０９３９F１ZV', '', undefined],
    ['27AAPFU0939F1ZV', 'AAFCS4821K', 'gstn_pan'],
    ['27AAPFU0939F1Z', '', 'gstn'],
    ['27AAPFU0939F1XV', '', 'gstn'],
  ])('such as %s with the PAN %j has the error %s', (gstn, pan, failure) =>
    expect(gstnFailure(gstn, pan)).toBe(failure),
  );
});

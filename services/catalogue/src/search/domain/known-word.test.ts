import { expect, it } from 'vitest';
import { hasKnownWord } from './known-word.js';

const word = (text: string, changes: object = {}) => ({
  ...{ word: text, stem: text, isKnown: false, isBeginning: false, isWord: false },
  ...changes,
});

it.each([
  ['a word of a card', [word('зира', { isKnown: true })], true],
  ['a word of a language that no card has', [word('подвал', { isWord: true })], true],
  ['one known word of several', [word('ыфвапр'), word('насос', { isKnown: true })], true],
  ['random letters', [word('ыфвапр')], false],
  ['the beginning of a word', [word('ыф', { isBeginning: true })], false],
  ['random letters with a preposition', [word('ыфвапр'), word('для', { stem: undefined, isKnown: true })], false],
  ['a number that cards have', [word('100500', { isKnown: true })], false],
])('%s', (_what, words, isKnown) => {
  expect(hasKnownWord(words)).toBe(isKnown);
});

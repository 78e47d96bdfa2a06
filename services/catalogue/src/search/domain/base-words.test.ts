import { expect, it } from 'vitest';
import { baseWordsIn } from './base-words.js';

it('reads the base forms of a spelling dictionary, folded, without names, short words and hyphens', () => {
  const dictionary = ['5', 'Моня/J', 'берёза/J', 'хлопчатобумажный/A', 'мин', 'какой-то', 'cumin/M\tpo:noun', ''].join(
    '\n',
  );
  expect(baseWordsIn(new TextEncoder().encode(dictionary))).toEqual(['береза', 'хлопчатобумажный', 'cumin']);
});

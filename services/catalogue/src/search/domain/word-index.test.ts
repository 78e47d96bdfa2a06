import { expect, it } from 'vitest';
import { beginningsOf, deletionsOfEntry, preparedCards, vocabularyEntry, WordIndex } from './word-index.js';

it('a word has prefixes of three to eight letters, and a number has none', () => {
  expect(beginningsOf('насос')).toEqual(['нас', 'насо', 'насос']);
  expect(beginningsOf('электродвигатель').at(-1)).toBe('электрод');
  expect(beginningsOf('чи')).toEqual([]);
  expect(beginningsOf('12345')).toEqual([]);
});

it('a word counts once per card, and the first cards of a prefix are stored', () => {
  const index = new WordIndex();
  for (let rank = 1; rank <= 15; rank += 1) index.add({ rank, nameEn: 'Tea tea', nameRu: 'Чай', brandName: 'Tea' });
  expect(index.cardsByWord.get('tea')).toBe(15);
  expect(index.ranksByBeginning.get('чай')).toEqual(Array.from({ length: preparedCards }, (_, i) => i + 1));
});

it('a word is corrected by its spelling and by its stem, and a product code is not corrected', () => {
  expect(deletionsOfEntry(vocabularyEntry('насосы', 'насос', 1))).toEqual(
    expect.arrayContaining(['насосы', 'насос', 'насс']),
  );
  expect(deletionsOfEntry(vocabularyEntry('km80', 'km80', 1))).toEqual([]);
});

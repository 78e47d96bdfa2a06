import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../search/domain/fold.js';
import { longestTerm } from '../../search/domain/word-lists.js';
import { tradeVocabulary } from './index.js';
import { readVocabulary } from './read-vocabulary.js';

it('is read from lines of equal terms, terms for near goods, and words it is never corrected to', () => {
  expect(readVocabulary('\njeera = зира ~ тмин, шахи зира\nvfd = частотник ! cfd\nгвоздика ~ лавр\n')).toEqual([
    { same: ['jeera', 'зира'], seeAlso: ['тмин', 'шахи зира'], never: [] },
    { same: ['vfd', 'частотник'], seeAlso: [], never: ['cfd'] },
    { same: ['гвоздика'], seeAlso: ['лавр'], never: [] },
  ]);
});

describe('The shipped vocabulary', () => {
  const terms = tradeVocabulary.flatMap(({ same, seeAlso }) => [...same, ...seeAlso]);

  it('has at least 800 groups', () => {
    expect(tradeVocabulary.length).toBeGreaterThan(800);
  });

  it('has every term in one group only, so that groups never merge', () => {
    const seen = new Map<string, number>();
    for (const term of tradeVocabulary.flatMap(({ same }) => (same.length > 1 ? same : [])))
      seen.set(wordsOf(term).join(' '), (seen.get(wordsOf(term).join(' ')) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('has terms that a search can read: short, in lower case, without ё', () => {
    const isRead = (term: string) =>
      term === term.toLowerCase().replaceAll('ё', 'е') && wordsOf(term).length <= longestTerm;
    expect(terms.filter((term) => !isRead(term) || wordsOf(term).length === 0)).toEqual([]);
  });
});

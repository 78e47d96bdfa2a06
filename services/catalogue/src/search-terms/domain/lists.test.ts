import { describe, expect, it } from 'vitest';
import { clashOf, foldedTerm, readSide, readStopWords, type WrittenSynonym } from './lists.js';

const written = (left: string[], right: string[], part: Partial<WrittenSynonym> = {}): WrittenSynonym => ({
  ...{ left, right, bothWays: false, language: 'both', meaning: 'same' },
  ...part,
});

describe('A term', () => {
  it('is stored in the form in which searches are read', () => {
    expect(foldedTerm('  Щётка-Ёрш ')).toBe('щетка ерш');
    expect(readSide(['Насосы', ' ', 'ВОДЯНАЯ  помпа'])).toEqual({ terms: ['насосы', 'водяная помпа'] });
  });

  it.each<[string[], object]>([
    [[], { code: 'required' }],
    [['…'], { code: 'term_invalid', params: { word: '…' } }],
    [['один два три четыре пять'], { code: 'term_invalid', params: { word: 'один два три четыре пять' } }],
    [['а'.repeat(61)], { code: 'term_too_long', params: { word: 'а'.repeat(60), max: '60' } }],
    [['Ёж', 'еж'], { code: 'term_twice', params: { word: 'еж' } }],
    [Array.from({ length: 11 }, (_, n) => `слово${n}`), { code: 'too_many_words', params: { max: '10' } }],
  ])('on one side of a synonym, %j, is rejected with %j', (typed, problem) => {
    expect(readSide(typed)).toEqual({ problem });
  });

  it('in the stop words must be a single word, and the list may be empty', () => {
    expect(readStopWords([])).toEqual({ terms: [] });
    expect(readStopWords(['купить оптом'])).toEqual({
      problem: { code: 'term_invalid', params: { word: 'купить оптом' } },
    });
  });
});

describe('A synonym', () => {
  it.each<[WrittenSynonym, WrittenSynonym[], object]>([
    [written(['насос'], ['помпа']), [], {}],
    [written(['насос'], ['насос']), [], { right: { code: 'term_twice', params: { word: 'насос' } } }],
    [
      written(['насос'], ['помпа']),
      [written(['насос'], ['pump'])],
      { left: { code: 'synonym_taken', params: { word: 'насос' } } },
    ],
    [
      written(['помпа'], ['насос'], { bothWays: true }),
      [written(['насос'], ['pump'])],
      { right: { code: 'synonym_taken', params: { word: 'насос' } } },
    ],
    [written(['помпа'], ['насос']), [written(['насос'], ['pump'])], {}],
    [written(['gost'], ['a'], { language: 'en' }), [written(['gost'], ['b'], { language: 'ru' })], {}],
    [
      written(['gost'], ['a'], { language: 'en' }),
      [written(['gost'], ['b'])],
      { left: { code: 'synonym_taken', params: { word: 'gost' } } },
    ],
  ])('%#: can use a word only if no other synonym of the language uses it', (synonym, others, expected) => {
    expect(clashOf(synonym, others)).toEqual(expected);
  });
});

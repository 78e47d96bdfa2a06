import { describe, expect, it } from 'vitest';
import { relaxedSearches } from './relaxed-searches.js';

const common = new Set(['для', 'из', 'for', 'of']);
/** Words in capitals are on no card. */
const words = (search: string) =>
  search.split(' ').map((typed) => ({
    typed,
    isKnown: typed !== typed.toUpperCase() || /\d/.test(typed),
    isCommon: common.has(typed),
  }));
const first = (search: string) => relaxedSearches(words(search))[0];

describe('A search that finds nothing', () => {
  it.each([
    ['a word that no card has', 'насос ПОГРУЖНЫЕ', 'насос', ['ПОГРУЖНЫЕ']],
    ['the purpose, with its preposition', 'насос для воды 15квт', 'насос 15квт', ['для', 'воды']],
    ['an adjective before a measure', 'центробежный насос 200квт', 'насос 200квт', ['центробежный']],
    ['an adjective after its noun', 'имбирь сушеный', 'имбирь', ['сушеный']],
    ['a measure before a noun', 'тройник 3/4', 'тройник', ['3/4']],
    ['an English attribute', 'brass tee', 'tee', ['brass']],
  ])('first does without %s: «%s» is «%s»', (_what, search, kept, dropped) => {
    expect(first(search)).toEqual({ kept, dropped });
  });

  it('does without the name of the thing last', () => {
    expect(relaxedSearches(words('насос чугунный бочковой')).map(({ kept }) => kept)).toEqual([
      'насос бочковой',
      'насос чугунный',
      'насос',
      'чугунный бочковой',
      'бочковой',
      'чугунный',
    ]);
  });

  it.each([
    ['a single word', 'насос'],
    ['words that no card has', 'КВАНТОВЫЙ ТЕЛЕПОРТ'],
    ['numbers and units alone', '15 кВт'],
  ])('is not shortened if it is %s', (_what, search) => {
    expect(relaxedSearches(words(search))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { type AskedWord, typedWords } from './asked-words.js';
import { type CodeMatch, rankSuggestions, type SimilarUse } from './rank-suggestions.js';

const allCodes = 1_000;
const asked = (word: string, codes: number, isExtra = false): AskedWord => ({
  ...{ word, stem: word, codes, isExtra },
  cards: 10,
});
const match = (code: string, own: number[], above: number[] = [], length = 2): CodeMatch => ({
  ...{ code, en: code, ru: code, path: [], length, own, above },
});
const use = (code: string, cards: number, shared = 2, isSame = true): SimilarUse => ({
  ...{ code, cards, shared, isSame },
  examples: [{ en: `Card of ${code}`, ru: '' }],
});
const rank = (input: { asked: AskedWord[]; matches?: CodeMatch[]; uses?: SimilarUse[]; compared?: number }) =>
  rankSuggestions({ allCodes, matches: [], uses: [], compared: 2, ...input });
const codesOf = (input: Parameters<typeof rank>[0]) => rank(input).map(({ code }) => code.code);

const pump = [asked('centrifugal', 2), asked('pump', 10)];

it('the code whose names have most of the words comes first, and the heading above it is left out', () => {
  const matches = [match('8413', [0, 1], [], 6), match('841370', [0, 1], [1]), match('841491', [0], [], 4)];
  expect(codesOf({ asked: pump, matches })).toEqual(['841370', '841491']);
});

it('a code that matches far less than the best one is left out', () => {
  expect(codesOf({ asked: pump, matches: [match('841350', [1]), match('841370', [0, 1])] })).toEqual(['841370']);
});

it('a heading stays if nothing below it fits better', () => {
  expect(codesOf({ asked: pump.slice(1), matches: [match('8413', [0]), match('841370', [0], [], 4)] })).toEqual([
    '8413',
    '841370',
  ]);
});

it('nothing is suggested by a word of many codes, by a word of the path only, or by the description only', () => {
  const words = [asked('steel', 400), asked('pump', 10), asked('cast', 5, true)];
  const matches = [match('7308', [0]), match('841350', [], [1]), match('732510', [2])];
  expect(codesOf({ asked: words, matches })).toEqual([]);
});

it('one word of several suggests a code without another one only if few codes have it', () => {
  const almirah = asked('almirah', 0);
  expect(codesOf({ asked: [asked('steel', 10), almirah], matches: [match('7307', [0])] })).toEqual([]);
  expect(codesOf({ asked: [asked('cashew', 2), almirah], matches: [match('080132', [0])] })).toEqual(['080132']);
  expect(codesOf({ asked: [asked('steel', 10)], matches: [match('7206', [0])] })).toEqual(['7206']);
});

it('similar cards suggest their code without any word, and most of them win', () => {
  const matches = [match('091030', []), match('091099', [])];
  const uses = [use('09103000', 6), use('091099', 2)];
  const [first, ...others] = rank({ asked: [asked('haldi', 0)], matches, uses });
  expect(first).toMatchObject({ similarCards: 6, words: [], examples: [{ en: 'Card of 09103000' }] });
  expect(others).toEqual([]);
});

it('cards that share much fewer words than the most similar ones do not count', () => {
  const matches = [match('841370', []), match('841350', [])];
  const uses = [use('841370', 2, 4), use('841350', 50, 2)];
  expect(codesOf({ asked: pump, matches, uses, compared: 4 })).toEqual(['841370']);
});

it('cards of the same category count twice as much', () => {
  const matches = [match('841370', []), match('841350', [])];
  const uses = [use('841350', 5, 2, false), use('841370', 4)];
  expect(codesOf({ asked: pump, matches, uses })).toEqual(['841370', '841350']);
});

it('a single card that shares few of many words suggests nothing', () => {
  expect(codesOf({ asked: pump, matches: [match('841370', [])], uses: [use('841370', 1, 2)], compared: 8 })).toEqual(
    [],
  );
});

it('the reasons are the words as typed, once each, and at most two examples', () => {
  const words = [...pump, asked('cast', 5, true)];
  const uses = [use('84137021', 3), use('84137029', 2), use('84137081', 1)];
  const [found] = rank({ asked: words, matches: [match('841370', [0], [1])], uses });
  expect(found).toMatchObject({ words: ['centrifugal', 'pump'], similarCards: 6 });
  expect(found?.examples).toHaveLength(2);
});

it('at most five codes are suggested', () => {
  const matches = ['01', '02', '03', '04', '05', '06'].map((end) => match(`84${end}`, [1]));
  expect(codesOf({ asked: pump.slice(1), matches: matches.map((one) => ({ ...one, own: [0] })) })).toHaveLength(5);
});

it('words are typed in any case, without numbers and designations, and those of the description support only', () => {
  expect(typedWords('Насос ЦЕНТРОБЕЖНЫЙ КМ-80, 15 кВт', 'насос чугунный')).toEqual([
    ...['насос', 'центробежный', 'км', 'квт'].map((word) => ({ word, isExtra: false })),
    { word: 'чугунный', isExtra: true },
  ]);
});

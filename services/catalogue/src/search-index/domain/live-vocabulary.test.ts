import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainWord } from '../../search/domain/fold.js';
import { editBetween } from '../../search/domain/one-edit.js';
import { LiveVocabulary } from './live-vocabulary.js';
import { type SoundedWord, vocabularyTable } from './vocabulary-table.js';

const letters = fc
  .array(fc.constantFrom(...'абв', 'a', '1'), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(''));
const entry: fc.Arbitrary<SoundedWord> = fc.record({
  word: letters,
  stem: letters,
  sound: fc.constantFrom('s', 'so', 'sou', 't'),
  stemSound: fc.constantFrom('s', 'so', 'tt'),
  cards: fc.nat(5),
});
const entries = fc.uniqueArray(entry, { maxLength: 25, selector: ({ word }) => word });

const commonest = (words: readonly SoundedWord[]) =>
  words
    .toSorted((one, other) => other.cards - one.cards)
    .map(({ word }) => word)
    .sort();

it('finds the same words as a full scan, in whatever order they were added', () => {
  fc.assert(
    fc.property(entries, fc.array(entries, { maxLength: 12 }), letters, (base, later, searched) => {
      const vocabulary = new LiveVocabulary(vocabularyTable(base));
      for (const words of later) vocabulary.add(words);
      // If a word was added twice, the first entry counts.
      const all = [
        ...new Map(
          [base, ...later]
            .flat()
            .reverse()
            .map((one) => [one.word, one]),
        ).values(),
      ];
      const named = (words: readonly { word: string }[]) => words.map(({ word }) => word).sort();

      expect(vocabulary.hasWord(searched)).toBe(all.some(({ word }) => word === searched));
      expect(vocabulary.stemOf(searched)).toBe(all.find(({ word }) => word === searched)?.stem);
      expect(vocabulary.hasStem(searched)).toBe(all.some(({ stem }) => stem === searched));
      expect(vocabulary.hasBeginning(searched)).toBe(all.some(({ word }) => word.startsWith(searched)));
      const sound = all.filter((one) => one.sound.startsWith('so'));
      if (sound.length <= 20) expect(named(vocabulary.soundingFrom('so'))).toEqual(commonest(sound));
      const alike = all.filter((one) => [one.sound, one.stemSound].includes('s'));
      if (alike.length <= 20) expect(named(vocabulary.soundingAs(['s']))).toEqual(commonest(alike));
      const similar = vocabulary.near([searched]);
      expect(similar.map(({ cards }) => cards)).toEqual(
        similar.map(({ cards }) => cards).sort((one, other) => other - one),
      );
      // Tests words in one alphabet only. A typing error does not mix alphabets.
      if (!isPlainWord(searched) || /a/.test(searched)) return;
      const isSimilar = ({ word, stem }: SoundedWord): boolean =>
        isPlainWord(word) &&
        word.length >= 3 &&
        [word, ...(stem.length >= 3 ? [stem] : [])].some(
          (form) => form === searched || (editBetween(searched, form) !== undefined && !/[a1]/.test(form)),
        );
      const found = named(similar);
      for (const { word } of all.filter(isSimilar))
        expect(found, `${searched} of ${JSON.stringify(all)}`).toContain(word);
    }),
    { numRuns: 500 },
  );
});

it('puts the more common words first', () => {
  const word = (text: string, cards: number): SoundedWord => ({
    word: text,
    stem: text,
    sound: 's',
    stemSound: 's',
    cards,
  });
  const vocabulary = new LiveVocabulary(vocabularyTable([word('насос', 5), word('насор', 9)]));
  vocabulary.add([word('насоп', 7)]);
  expect(vocabulary.near(['насо']).map((one) => one.word)).toEqual(['насор', 'насоп', 'насос']);
});

it('corrects a letter from the other alphabet', () => {
  const word = (text: string): SoundedWord => ({ word: text, stem: text, sound: 's', stemSound: 's', cards: 1 });
  const vocabulary = new LiveVocabulary(vocabularyTable(['inverter', 'насос'].map(word)));
  // The «о» among Latin letters is Russian, and the "n" among Russian letters is Latin.
  expect(vocabulary.near(['inveоter']).map((one) => one.word)).toEqual(['inverter']);
  expect(vocabulary.near(['наnос']).map((one) => one.word)).toEqual(['насос']);
});

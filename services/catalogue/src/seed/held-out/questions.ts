import { type Random, randomFrom } from '../random.js';
import type { HeldOutCard } from './cards.js';
import { misread, retyped, slipped, swapped, transliterated } from './misspell.js';
import { heldUnits } from './words.js';

export type Language = 'ru' | 'en';

/** A search, with a test of whether a card is a right answer. */
export interface Question {
  /** The kind of the search. */
  kind: string;
  language: Language;
  search: string;
  isRight(card: HeldOutCard): boolean;
}

interface QuestionInput {
  card: HeldOutCard;
  random: Random;
  language: Language;
}
type SearchAndTest = Pick<Question, 'search' | 'isRight'>;

const nounOf = ({ card, language }: QuestionInput): string => card.thing[language].toLowerCase();
const qualityOf = ({ card, language }: QuestionInput): string =>
  language === 'en' ? card.quality.en : card.quality.ru[card.thing.gender];

const hasThing =
  ({ card }: QuestionInput) =>
  (one: HeldOutCard): boolean =>
    one.thing === card.thing;
const hasBoth =
  ({ card }: QuestionInput) =>
  (one: HeldOutCard): boolean =>
    one.thing === card.thing && one.quality === card.quality;

const namesOf = (card: HeldOutCard): string => `${card.name.en} ${card.name.ru}`.toLowerCase().replaceAll('ё', 'е');
const hasWordFrom =
  (start: string) =>
  (card: HeldOutCard): boolean =>
    namesOf(card)
      .split(/[^a-zа-я0-9]+/)
      .some((word) => word.startsWith(start.replaceAll('ё', 'е')));
const firstLetters = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const oneDigitFrom = (code: string, other: string): boolean =>
  code.length === other.length && [...code].filter((letter, i) => letter !== other[i]).length <= 1;

const pairOf = (input: QuestionInput, spell: (word: string) => string): SearchAndTest => ({
  search: `${spell(nounOf(input))} ${spell(qualityOf(input))}`,
  isRight: hasBoth(input),
});

function measured(input: QuestionInput): SearchAndTest {
  const { card, random, language } = input;
  const unit = heldUnits[card.unit]?.typed ?? [''];
  const amount = random.next() < 0.5 ? card.amount : card.amount.replace('.', ',');
  return {
    search: `${card.thing[language].toLowerCase()} ${amount}${random.of(unit)}`,
    isRight: (one) => one.thing === card.thing && one.amount === card.amount && one.unit === card.unit,
  };
}

/** Builds a search for a card by kind. Returns undefined if the kind does not apply to the card. */
const kinds: Readonly<Record<string, (input: QuestionInput) => SearchAndTest | undefined>> = {
  word: (input) => ({ search: nounOf(input), isRight: hasThing(input) }),
  'two words': (input) => pairOf(input, (word) => word),
  'beginning of the first word': (input) => {
    const start = firstLetters(nounOf(input));
    const isFrom = hasWordFrom(start);
    const search = `${start} ${qualityOf(input)}`;
    return { search, isRight: (one) => one.quality === input.card.quality && isFrom(one) };
  },
  'beginning of the last word': (input) => {
    const start = firstLetters(qualityOf(input));
    const isFrom = hasWordFrom(start);
    return { search: `${nounOf(input)} ${start}`, isRight: (one) => one.thing === input.card.thing && isFrom(one) };
  },
  'letters swapped': (input) =>
    nounOf(input).length < 5 ? undefined : { search: swapped(nounOf(input), input.random), isRight: hasThing(input) },
  'a letter wrong': (input) =>
    nounOf(input).length < 6 ? undefined : { search: slipped(nounOf(input), input.random), isRight: hasThing(input) },
  'swapped in both words': (input) =>
    nounOf(input).length < 5 ? undefined : pairOf(input, (word) => swapped(word, input.random)),
  'a letter wrong in both words': (input) =>
    nounOf(input).length < 6 ? undefined : pairOf(input, (word) => slipped(word, input.random)),
  'ё and е': (input) => {
    const noun = nounOf(input);
    if (!noun.includes('ё')) return undefined;
    return { search: input.random.next() < 0.5 ? noun : noun.replaceAll('ё', 'е'), isRight: hasThing(input) };
  },
  inflected: (input) => {
    const { card, random, language } = input;
    const { ens, ruOf, ruBy } = card.thing;
    return {
      search: language === 'en' ? ens.toLowerCase() : random.of([ruOf, ruBy]),
      isRight: hasThing(input),
    };
  },
  'other layout': (input) => ({ search: retyped(nounOf(input)), isRight: hasThing(input) }),
  'other letters': (input) =>
    input.language === 'en' ? undefined : { search: transliterated(nounOf(input)), isRight: hasThing(input) },
  'words of both languages': ({ card, random, language }) => {
    const noun = card.thing[language].toLowerCase();
    const quality = language === 'en' ? card.quality.ru[card.thing.gender] : card.quality.en;
    const search = random.next() < 0.5 ? `${noun} ${quality}` : `${quality} ${noun}`;
    return { search, isRight: (one) => one.thing === card.thing && one.quality === card.quality };
  },
  code: ({ card, random }) => ({
    search: random.of([card.code, card.code.toLowerCase(), card.code.replace('-', ' '), card.code.replace('-', '')]),
    isRight: (one) => one.code === card.code,
  }),
  'part of a code': ({ card }) => {
    const part = card.code.replace('-', '').slice(2, 8);
    return { search: part, isRight: (one) => one.code.replace('-', '').includes(part) };
  },
  'code with a wrong digit': ({ card, random }) => {
    const search = misread(card.code, random);
    return { search, isRight: (one) => oneDigitFrom(one.code, search) };
  },
  'HS code': ({ card, random }) => {
    const search = card.hs.slice(0, random.of([4, 6, 8]));
    return { search, isRight: (one) => one.hs.startsWith(search) };
  },
  'HS code and a word': (input) => {
    const { card, random } = input;
    const hs = card.hs.slice(0, random.of([4, 6]));
    const search = random.next() < 0.5 ? `${hs} ${qualityOf(input)}` : `${qualityOf(input)} ${hs}`;
    return { search, isRight: (one) => one.hs.startsWith(hs) && one.quality === card.quality };
  },
  'words without a space': (input) => ({
    search: nounOf(input) + qualityOf(input),
    isRight: hasBoth(input),
  }),
  measure: measured,
  'brand and a word': (input) => ({
    search: `${input.card.brand.toLowerCase()} ${nounOf(input)}`,
    isRight: (one) => one.brand === input.card.brand && one.thing === input.card.thing,
  }),
};

/**
 * Returns the given number of searches of each kind and language for the cards of a catalogue. The same seed gives the
 * same searches.
 */
export function heldOutQuestions(cards: readonly HeldOutCard[], each: number, seed: number): Question[] {
  const random = randomFrom(seed);
  const languages: readonly Language[] = ['ru', 'en'];
  return Object.entries(kinds).flatMap(([kind, build]) =>
    languages.flatMap((language) => {
      const questions: Question[] = [];
      for (let tries = 0; tries < each * 40 && questions.length < each; tries++) {
        const one = build({ card: random.of(cards), random, language });
        if (one !== undefined) questions.push({ kind, language, ...one });
      }
      return questions;
    }),
  );
}

/** Returns meaningless searches. */
export function nonsense(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const letters = { ru: 'ъщфжцэюхы', en: 'qxzjvkw' };
  return Array.from({ length: count }, () => {
    const of = [...letters[random.of(['ru', 'en'] as const)]];
    return Array.from({ length: random.between(7, 12) }, () => random.of(of)).join('');
  });
}

import { type Random, randomFrom } from '../random.js';
import type { HeldCard } from './cards.js';
import { misread, retyped, slipped, swapped, transliterated } from './misspell.js';
import { heldUnits } from './words.js';

export type Language = 'ru' | 'en';

/** A search, with a test of whether a card is a right answer. */
export interface Question {
  /** The kind of the search. */
  kind: string;
  language: Language;
  search: string;
  isRight(card: HeldCard): boolean;
}

interface Asking {
  card: HeldCard;
  random: Random;
  language: Language;
}
type Asked = Pick<Question, 'search' | 'isRight'>;

const nounOf = ({ card, language }: Asking): string => card.thing[language].toLowerCase();
const qualityOf = ({ card, language }: Asking): string =>
  language === 'en' ? card.quality.en : card.quality.ru[card.thing.gender];

const hasThing =
  ({ card }: Asking) =>
  (one: HeldCard): boolean =>
    one.thing === card.thing;
const hasBoth =
  ({ card }: Asking) =>
  (one: HeldCard): boolean =>
    one.thing === card.thing && one.quality === card.quality;

const namesOf = (card: HeldCard): string => `${card.name.en} ${card.name.ru}`.toLowerCase().replaceAll('ё', 'е');
const hasWordFrom =
  (start: string) =>
  (card: HeldCard): boolean =>
    namesOf(card)
      .split(/[^a-zа-я0-9]+/)
      .some((word) => word.startsWith(start.replaceAll('ё', 'е')));
const firstLetters = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const oneDigitFrom = (code: string, other: string): boolean =>
  code.length === other.length && [...code].filter((letter, i) => letter !== other[i]).length <= 1;

const pairOf = (asking: Asking, spell: (word: string) => string): Asked => ({
  search: `${spell(nounOf(asking))} ${spell(qualityOf(asking))}`,
  isRight: hasBoth(asking),
});

function measured(asking: Asking): Asked {
  const { card, random, language } = asking;
  const unit = heldUnits[card.unit]?.typed ?? [''];
  const amount = random.next() < 0.5 ? card.amount : card.amount.replace('.', ',');
  return {
    search: `${card.thing[language].toLowerCase()} ${amount}${random.of(unit)}`,
    isRight: (one) => one.thing === card.thing && one.amount === card.amount && one.unit === card.unit,
  };
}

/** Builds a search for a card by kind. Returns undefined if the kind does not apply to the card. */
const kinds: Readonly<Record<string, (asking: Asking) => Asked | undefined>> = {
  word: (asking) => ({ search: nounOf(asking), isRight: hasThing(asking) }),
  'two words': (asking) => pairOf(asking, (word) => word),
  'beginning of the first word': (asking) => {
    const start = firstLetters(nounOf(asking));
    const isFrom = hasWordFrom(start);
    const search = `${start} ${qualityOf(asking)}`;
    return { search, isRight: (one) => one.quality === asking.card.quality && isFrom(one) };
  },
  'beginning of the last word': (asking) => {
    const start = firstLetters(qualityOf(asking));
    const isFrom = hasWordFrom(start);
    return { search: `${nounOf(asking)} ${start}`, isRight: (one) => one.thing === asking.card.thing && isFrom(one) };
  },
  'letters swapped': (asking) =>
    nounOf(asking).length < 4
      ? undefined
      : { search: swapped(nounOf(asking), asking.random), isRight: hasThing(asking) },
  'a letter wrong': (asking) =>
    nounOf(asking).length < 5
      ? undefined
      : { search: slipped(nounOf(asking), asking.random), isRight: hasThing(asking) },
  'swapped in both words': (asking) => pairOf(asking, (word) => swapped(word, asking.random)),
  'a letter wrong in both words': (asking) =>
    nounOf(asking).length < 5 ? undefined : pairOf(asking, (word) => slipped(word, asking.random)),
  'ё and е': (asking) => {
    const noun = nounOf(asking);
    if (!noun.includes('ё')) return undefined;
    return { search: asking.random.next() < 0.5 ? noun : noun.replaceAll('ё', 'е'), isRight: hasThing(asking) };
  },
  inflected: (asking) => {
    const { card, random, language } = asking;
    const { ens, ruOf, ruBy } = card.thing;
    return {
      search: language === 'en' ? ens.toLowerCase() : random.of([ruOf, ruBy]),
      isRight: hasThing(asking),
    };
  },
  'other layout': (asking) => ({ search: retyped(nounOf(asking)), isRight: hasThing(asking) }),
  'other letters': (asking) =>
    asking.language === 'en' ? undefined : { search: transliterated(nounOf(asking)), isRight: hasThing(asking) },
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
  'HS code and a word': (asking) => {
    const { card, random } = asking;
    const hs = card.hs.slice(0, random.of([4, 6]));
    const search = random.next() < 0.5 ? `${hs} ${qualityOf(asking)}` : `${qualityOf(asking)} ${hs}`;
    return { search, isRight: (one) => one.hs.startsWith(hs) && one.quality === card.quality };
  },
  'words without a space': (asking) => ({
    search: nounOf(asking) + qualityOf(asking),
    isRight: hasBoth(asking),
  }),
  measure: measured,
  'brand and a word': (asking) => ({
    search: `${asking.card.brand.toLowerCase()} ${nounOf(asking)}`,
    isRight: (one) => one.brand === asking.card.brand && one.thing === asking.card.thing,
  }),
};

/**
 * Returns the given number of searches of each kind and language for the cards of a catalogue. The same seed gives the
 * same searches.
 */
export function heldQuestions(cards: readonly HeldCard[], each: number, seed: number): Question[] {
  const random = randomFrom(seed);
  const languages: readonly Language[] = ['ru', 'en'];
  return Object.entries(kinds).flatMap(([kind, ask]) =>
    languages.flatMap((language) => {
      const asked: Question[] = [];
      for (let tries = 0; tries < each * 40 && asked.length < each; tries++) {
        const one = ask({ card: random.of(cards), random, language });
        if (one !== undefined) asked.push({ kind, language, ...one });
      }
      return asked;
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

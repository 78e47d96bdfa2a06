import { foldText } from './fold.js';

/** The units that cards are found by, each with its folded spellings in both languages. */
const units: Readonly<Record<string, readonly string[]>> = {
  kw: ['квт', 'kw'],
  w: ['вт', 'w', 'watt', 'watts', 'ватт'],
  mw: ['мвт', 'mw'],
  kva: ['ква', 'kva'],
  v: ['v', 'volt', 'volts', 'вольт'],
  kv: ['kv'],
  a: ['a', 'amp', 'amps', 'ампер'],
  ah: ['ач', 'ah'],
  mah: ['мач', 'mah'],
  hz: ['гц', 'hz'],
  khz: ['кгц', 'khz'],
  bar: ['бар', 'bar'],
  pa: ['па', 'pa'],
  kpa: ['кпа', 'kpa'],
  mpa: ['мпа', 'mpa'],
  atm: ['атм', 'atm'],
  c: ['°c', '°с', '° c', '° с', 'град', 'градусов'],
  um: ['мкм', 'um', 'micron', 'microns', 'микрон'],
  mm: ['мм', 'mm'],
  cm: ['см', 'cm'],
  m: ['м', 'm'],
  km: ['км', 'km'],
  mm2: ['мм2', 'mm2', 'кв.мм', 'кв. мм', 'кв мм', 'sqmm', 'sq mm', 'sq.mm', 'sq. mm'],
  cm2: ['см2', 'cm2'],
  m2: ['м2', 'm2', 'кв.м', 'кв. м', 'кв м', 'sqm', 'sq m', 'sq.m', 'sq. m'],
  m3: ['м3', 'm3', 'куб.м', 'куб. м', 'cbm'],
  m3h: ['м3/ч', 'м3/час', 'm3/h', 'm3/hr'],
  l: ['л', 'l', 'ltr', 'литр', 'литра', 'литров', 'liter', 'liters', 'litre', 'litres'],
  ml: ['мл', 'ml'],
  lmin: ['л/мин', 'l/min', 'lpm'],
  g: ['г', 'g', 'gm', 'гр', 'грамм'],
  kg: ['кг', 'kg', 'kgs'],
  mg: ['мг', 'mg'],
  t: ['т', 't', 'ton', 'tons', 'тонн', 'тонна', 'тонны'],
  gsm: ['г/м2', 'g/m2', 'gsm'],
  rpm: ['об/мин', 'rpm'],
  db: ['дб', 'db'],
  lm: ['лм', 'lm'],
  inch: ['дюйм', 'дюйма', 'дюймов', 'inch', 'inches'],
  pct: ['%', 'процентов', 'percent'],
};

/** Letters that are also words. They count as units only directly after their number or at the end of a phrase. */
const glued: Readonly<Record<string, string>> = { в: 'v', а: 'a', с: 'c', c: 'c' };

const unitBySpelling = new Map([
  ...Object.entries(units).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit] as const)),
  ...Object.entries(glued),
]);

/** Returns whether a word is the spelling of a unit. */
export const isUnit = (word: string): boolean => unitBySpelling.has(word);

const literal = (text: string): string => text.replaceAll('.', '\\.');
const spellings = Object.values(units).flat();
spellings.sort((one, other) => other.length - one.length);

const alone = Object.keys(glued).join('');
// The SQL function `measure_pattern` returns the same pattern.
const measure = new RegExp(
  `(?<![a-zа-я0-9])([0-9](?:[0-9dx]*[0-9])?)(?: ?(${spellings.map(literal).join('|')})|([${alone}])| ([${alone}])(?=[,;)]|$))(?![a-zа-я0-9])`,
  'g',
);

/** Single characters for fractions, as the words that cards are found by. */
const fractionSigns: Readonly<Record<string, string>> = {
  '¼': '1f4',
  '½': '1f2',
  '¾': '3f4',
  '⅛': '1f8',
  '⅜': '3f8',
  '⅝': '5f8',
  '⅞': '7f8',
};

/** Fractions of an inch, which sizes of threads and pipes use. Other numbers with a slash are not fractions (`65/35`). */
const withFractions = (text: string): string =>
  text
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${fractionSigns[sign]} `)
    .replace(/(?<![0-9/.,])([1357])\/(2|4|8|16)(?![0-9/.,])/g, ' $1f$2 ');

/**
 * Returns a text folded, with numbers in the form that cards are found by. The SQL function `spelled` does the same.
 *
 * - A decimal separator becomes `d`: `2,5` and `2.5` are `2d5`.
 * - Factors are joined by `x`: `12×18`, `12 х 18` and `12*18` are `12x18`.
 * - Superscript digits become digits, and a diameter sign before a number is dropped.
 * - A fraction of an inch is one word: `¾` and `3/4` are `3f4`.
 */
export function spelled(text: string): string {
  const folded = foldText(withFractions(text).replace(/[Øø⌀∅] ?(?=[0-9])/g, ' '))
    .replace(/[²³×*µμ]/g, (sign) => ({ '²': '2', '³': '3', '×': 'x', '*': 'x' })[sign] ?? 'u')
    .replace(/\s+/g, ' ');
  return folded.replace(/([0-9])[.,](?=[0-9])/g, '$1d').replace(/([0-9]) ?[xх] ?(?=[0-9])/g, '$1x');
}

/** A number with its unit, and its position in a spelled text. */
export interface Measure {
  /**
   * The word that a card is found by, for example `15kw`. Of several factors it uses the last: `3x2d5 мм2` is `2d5mm2`.
   */
  word: string;
  /** For example `15` or `3x2d5`. */
  number: string;
  unit: string;
  from: number;
  end: number;
}

const lastFactor = (number: string): string => number.slice(number.lastIndexOf('x') + 1);

/** Returns the numbers with units in a spelled text, in order. */
export function measuresOf(text: string): Measure[] {
  if (!/[0-9]/.test(text)) return [];
  return [...text.matchAll(measure)].map(({ 0: full, 1: number = '', 2: spaced, 3: close, 4: last = '', index }) => {
    const unit = spaced ?? close ?? last;
    const word = lastFactor(number) + (unitBySpelling.get(unit) ?? unit);
    return { word, number, unit, from: index, end: index + full.length };
  });
}

const wordsIn = (text: string): string[] => text.match(/[a-zа-я0-9]+/g) ?? [];

/**
 * Returns the words that a card's text is found by, some of them twice. The SQL function `search_words` does the same.
 * These are its words, numbers without their units, the factors of products (`18` also finds `12x18`), and each number
 * joined with its unit.
 */
export function cardWordsOf(text: string): string[] {
  const full = spelled(text);
  const measures = measuresOf(full);
  let apart = '';
  let at = 0;
  for (const { number, unit, from, end } of measures) {
    apart += `${full.slice(at, from)}${number} ${unit}`;
    at = end;
  }
  const words = wordsIn(apart + full.slice(at));
  const factors = words.flatMap((word) => (/^[0-9][0-9d]*(x[0-9][0-9d]*)+$/.test(word) ? word.split('x') : []));
  return [...words, ...factors, ...measures.map(({ word }) => word)];
}

/** A part of a search between spaces: its text as typed, and its words. */
export interface Chunk {
  typed: string;
  words: string[];
}

/** Horsepower after its number, and the letters of a designation before its number. */
const horsepower = /(?<![a-zа-я0-9])([0-9][0-9d]*) ?(?:л\.? ?с\.?|лс|hp|bhp|h\.p\.)(?![a-zа-я0-9])/g;
const designation = /(?<![a-zа-я0-9])(dn|ду|дн|pn|ру|рн|ф|диаметр|диам\.?) (?=[0-9])/g;

/** Inches after a fraction, which cards often leave out. */
const inchesOfFraction = /([1357]f(?:2|4|8|16)) ?(?:"|″|inch(?:es)?|дюйм(?:а|ов)?)(?![a-zа-я0-9])/g;

/** Two numbers with one unit, for which `designations.ts` has the measures between them. */
const range = new RegExp(
  `(?<![a-zа-я0-9-])([0-9][0-9d]*) ?[-–—] ?([0-9][0-9d]*) ?(${spellings.map(literal).join('|')})(?![a-zа-я0-9])`,
  'g',
);

/**
 * Joins what cards may write in several ways to one word: `20 л.с.` is `20hp`, `ду 50` is `ду50`, and `10–20 кВт` is
 * `10to20kw`.
 */
const joined = (text: string): string =>
  text
    .replace(range, (_, from: string, to: string, unit: string) => `${from}to${to}${unitBySpelling.get(unit) ?? unit}`)
    .replace(inchesOfFraction, '$1')
    .replace(horsepower, '$1hp')
    .replace(designation, (_, letters: string) => letters.replace('.', ''));

const chunksBetween = (text: string): Chunk[] =>
  text.split(' ').flatMap((typed) => {
    const words = wordsIn(spelled(typed));
    return words.length === 0 ? [] : [{ typed, words }];
  });

/** Splits a tidy search at spaces. A number with its unit stays together as one word. */
export function chunksIn(search: string): Chunk[] {
  if (!/[0-9²³¼½¾⅛⅜⅝⅞]/.test(search)) return chunksBetween(search);
  const text = joined(spelled(search));
  const chunks: Chunk[] = [];
  let at = 0;
  for (const { word, number, from, end } of measuresOf(text)) {
    const words = number.includes('x') ? [number, word] : [word];
    chunks.push(...chunksBetween(text.slice(at, from)), { typed: text.slice(from, end), words });
    at = end;
  }
  return [...chunks, ...chunksBetween(text.slice(at))];
}

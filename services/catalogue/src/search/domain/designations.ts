import { numbersBetween } from './conversions.js';

/** Letters before a number that mean the same, with the units of cards that have the number alone. */
const designations: readonly { letters: readonly string[]; units: readonly string[] }[] = [
  // The nominal diameter of pipes and fittings (GOST 28338, ISO 6708).
  { letters: ['dn', 'ду', 'дн'], units: ['mm'] },
  // The nominal pressure (GOST 26349, EN 1333).
  { letters: ['pn', 'ру', 'рн'], units: ['bar'] },
  // A diameter. Cards are found without its sign (`spelled`).
  { letters: ['ф', 'диаметр', 'диам'], units: ['', 'mm'] },
];

/** Nominal diameters of threads of a fraction of an inch (GOST 6357, ISO 6708). */
const pipeSizes: Readonly<Record<string, string>> = { '1f4': '8', '3f8': '10', '1f2': '15', '3f4': '20' };

/** The maximum number of measures that a range stands for. */
const maxInRange = 120;

/** Returns the measures of a range: `10to20kw` as `10kw`, `11kw` and so on. */
function measuresInRange(word: string): string[][] {
  const [, from = '', to = '', unit = ''] = /^([0-9d]+)to([0-9d]+)([a-z][a-z0-9]*)$/.exec(word) ?? [];
  if (unit === '') return [];
  const [least, most] = [Number(from.replace('d', '.')), Number(to.replace('d', '.'))];
  return numbersBetween(least, most, maxInRange).map((number) => [number + unit]);
}

/**
 * Returns the other ways in which cards may write a searched designation, each as its words: `ду50` as `dn50`, `dn 50`
 * or `50mm`. A range of measures has all of them. Empty for other words.
 */
export function otherSpellings(word: string): string[][] {
  const inRange = measuresInRange(word);
  if (inRange.length > 0) return inRange;
  const pipe = pipeSizes[word];
  if (pipe !== undefined) return [[`dn${pipe}`], ['dn', pipe], [`ду${pipe}`], ['ду', pipe]];
  const horsepower = /^([0-9]+(?:d[0-9]+)?)hp$/.exec(word)?.[1];
  if (horsepower !== undefined) return ['hp', 'лс'].map((unit) => [horsepower, unit]);
  const [, letters = '', number = ''] = /^([a-zа-я]+)([0-9]+(?:d[0-9]+)?)$/.exec(word) ?? [];
  const known = designations.find((one) => one.letters.includes(letters));
  if (known === undefined) return [];
  const written = known.letters.flatMap((other) => [[other + number], [other, number]]);
  return [...written, ...known.units.map((unit) => [number + unit])].filter(([first]) => first !== word);
}

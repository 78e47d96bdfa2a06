/** Units of one quantity, each with its factor to the first. Cards of one thing may use any of them. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  // The metric horsepower of Russian and European catalogues. The British one is 1.4 % larger.
  { kw: 1, hp: 0.735_499 },
  { mm: 1, inch: 25.4 },
  { bar: 1, mpa: 10, kpa: 0.01, atm: 1.013_25, psi: 0.068_948 },
];

type Reader = 'ru' | 'en';

/** The units as users write them. */
const names: Readonly<Record<string, Readonly<Record<Reader, string>>>> = {
  kw: { ru: 'кВт', en: 'kW' },
  mm: { ru: 'мм', en: 'mm' },
  inch: { ru: 'дюйма', en: 'inches' },
  bar: { ru: 'бар', en: 'bar' },
  mpa: { ru: 'МПа', en: 'MPa' },
  kpa: { ru: 'кПа', en: 'kPa' },
  atm: { ru: 'атм', en: 'atm' },
  psi: { ru: 'psi', en: 'psi' },
};

/** How far a number may be from the converted one, because catalogues round to the sizes of a series. */
const tolerance = 0.05;
/** The steps of numbers in catalogues, from coarse to fine. */
const steps = [100, 50, 10, 5, 1, 0.5, 0.1, 0.05];
/** The maximum number of numbers to search for. */
const maxNumbers = 24;

const written = (value: number): string => String(Number(value.toFixed(2))).replace('.', 'd');

/** No size in a catalogue is larger. Counting up from a much larger number would never end, as adding one loses. */
const largest = 10_000_000;

/**
 * Returns the numbers of a range that a catalogue may have, the roundest first, as cards are found by. Empty for numbers
 * larger than any size.
 */
export function numbersBetween(from: number, to: number, max: number): string[] {
  if (!(to <= largest)) return [];
  const found = new Set<string>();
  for (const step of steps) {
    for (let i = Math.ceil(from / step); i * step <= to && found.size < max; i += 1) found.add(written(i * step));
  }
  return [...found];
}

/** Returns the numbers that a catalogue may have for a converted value. */
export const numbersAround = (value: number): string[] =>
  numbersBetween(value * (1 - tolerance), value * (1 + tolerance), maxNumbers);

/** A measure in another unit: the words that cards may have, and the converted value, for example `14,7 кВт`. */
export interface Conversion {
  words: readonly string[];
  shown: string;
}

/** Returns a searched measure in the other units of its quantity: `20hp` as 14 to 15.4 kW. Empty for other words. */
export function conversionsOf(word: string, reader: Reader): Conversion[] {
  const [, digits, unit = ''] = /^([0-9]+(?:d[0-9]+)?)([a-z]+)$/.exec(word) ?? [];
  const units = quantities.find((one) => unit in one);
  if (digits === undefined || units === undefined) return [];
  const base = Number(digits.replace('d', '.')) * (units[unit] ?? 1);
  if (!(base > 0)) return [];
  return Object.entries(units).flatMap(([other, factor]) => {
    // No card is found by a number of horsepower as one word.
    if (other === unit || other === 'hp') return [];
    const value = base / factor;
    return [
      {
        words: numbersAround(value).map((number) => number + other),
        shown: `${shownNumber(value, reader)} ${names[other]?.[reader] ?? other}`,
      },
    ];
  });
}

const shownNumber = (value: number, reader: Reader): string =>
  new Intl.NumberFormat(reader, { maximumSignificantDigits: 3, useGrouping: false }).format(value);

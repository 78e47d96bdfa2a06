// The first three letters identify a month in either language. May is the only month whose Russian cases differ in
// these letters.
const months = [
  ['янв', 'jan'],
  ['фев', 'feb'],
  ['мар', 'mar'],
  ['апр', 'apr'],
  ['май', 'мая', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['авг', 'aug'],
  ['сен', 'sep'],
  ['окт', 'oct'],
  ['ноя', 'nov'],
  ['дек', 'dec'],
];

const monthOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word);
  const start = word.toLowerCase().slice(0, 3);
  return months.findIndex((names) => names.includes(start)) + 1;
};

/** Two digits mean a year of this century. */
const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}

/**
 * Reads a calendar day as users type it, day first: `20.11.2026`, `20/11/26`, `20 ноября 2026 г.`, `20 Nov 2026`, and
 * in ISO form (`2026-11-20`). Returns `YYYY-MM-DD`, or null if it is not a day.
 */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}{3,})\.?[\s./-]+(\d{4}|\d{2})(?:\s*г\.?)?$/u.exec(text.trim());
  const bare = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  const [, day = '', month = '', year = ''] = written ?? bare ?? [];
  return day ? isoOf(yearOf(year), monthOf(month), Number(day)) : null;
}

/** Returns whether the year is complete, so that the user has finished typing the day. */
export const hasFullYear = (text: string): boolean => /\d{4}/.test(text);

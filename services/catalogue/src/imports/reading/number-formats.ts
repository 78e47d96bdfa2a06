/**
 * The part of a number format that changes the meaning of a number: a day, a percentage, or a code with a fixed number
 * of digits.
 */
export type NumberFormat = 'plain' | 'day' | 'percent' | { digits: number };

const days = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const percents = new Set([9, 10]);
const msPerDay = 86_400_000;
/**
 * The day from which a sheet counts its days. The standard start is a day earlier than expected, because Excel treated
 * 1900 as a leap year.
 */
const firstDay = { standard: Date.UTC(1899, 11, 30), of1904: Date.UTC(1904, 0, 1) };

/** Returns the format for a format id and, for a custom format, its pattern. */
export function numberFormatOf(id: number, pattern = ''): NumberFormat {
  if (days.has(id)) return 'day';
  if (percents.has(id)) return 'percent';
  const bare = pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (bare.includes('%')) return 'percent';
  if (/[dmyh]/i.test(bare) && !/[#?]/.test(bare)) return 'day';
  return /^0{2,}$/.test(bare) ? { digits: bare.length } : 'plain';
}

/** Returns a number without binary rounding noise, rounded to the fifteen digits that a sheet shows. */
const withoutNoise = (value: number): string => {
  const rounded = Number(value.toPrecision(15));
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6
    ? String(rounded)
    : rounded.toFixed(20).replace(/\.?0+$/, '');
};

/** Returns the text of a numeric cell in its format. */
export function numberText(value: number, format: NumberFormat, is1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (format === 'percent') return `${withoutNoise(value * 100)}%`;
  if (format === 'day') {
    const at = new Date((is1904 ? firstDay.of1904 : firstDay.standard) + Math.round(value * msPerDay));
    return Number.isNaN(at.getTime()) ? withoutNoise(value) : at.toISOString().slice(0, 10);
  }
  return format === 'plain' ? withoutNoise(value) : withoutNoise(value).padStart(format.digits, '0');
}

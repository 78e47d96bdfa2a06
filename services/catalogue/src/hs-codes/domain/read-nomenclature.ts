import { type DelimitedRow, delimitedRows } from './delimited-rows.js';

/** A line of a nomenclature: a code as the file writes it (digits only) and its name in the languages the file has. */
export interface NomenclatureLine {
  line: number;
  code: string;
  en: string;
  ru: string;
}

/** Why a line is not taken. */
export type SkipReason = 'header' | 'no_code' | 'no_name' | 'length';

/** What a file says. */
export interface Nomenclature {
  separator: string;
  lines: NomenclatureLine[];
  skipped: { line: number; reason: SkipReason }[];
  /** Codes had lost the zero they begin with, as tables do to numbers: it was put back. */
  zerosRestored: boolean;
}

const separators = ['|', '\t', ';', ','] as const;

/** The digits of a code, its dots, blanks and dashes dropped; undefined for what is none, a date among them. */
const digitsOf = (cell: string): string | undefined => {
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(cell)) return undefined;
  const digits = cell.replace(/[\s.\u00A0-]/g, '');
  return /^\d{1,10}$/.test(digits) ? digits : undefined;
};

/** Dashes that show a level at the beginning, a colon at the end and runs of blanks are not of a name. */
const plainName = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-–—]\s*)+/, '')
    .replace(/\s*:$/, '')
    .trim();

const hasName = (cell: string | undefined): boolean => /\p{L}{2}/u.test(cell ?? '');
const isRussian = (text: string): boolean => /[а-яё]/i.test(text);

/** A row's code: a cell of its own, or the three in which the Russian tax service keeps one (`01|01|210000`). */
function codeIn(row: DelimitedRow): { digits: string; after: number } | undefined {
  const digits = row.cells.map(digitsOf);
  const [group, heading, rest] = digits;
  if (group?.length === 2 && heading?.length === 2 && rest?.length === 6)
    return { digits: group + heading + rest, after: 3 };
  // Around the code, before the name, there may be a section, a number of the row, a level.
  const name = row.cells.findIndex((cell) => hasName(cell) && !isSection(cell));
  const before = digits.slice(0, name < 0 ? undefined : name);
  const at = [4, 2, 1].map((least) => before.findLastIndex((one = '') => one.length >= least)).find((one) => one >= 0);
  const found = at === undefined ? undefined : before[at];
  return at === undefined || found === undefined ? undefined : { digits: found, after: at + 1 };
}

const isSection = (cell: string): boolean => /^[IVX]{1,5}$/.test(cell);

/** The separator by which most rows have a code and a name. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 200_000);
  const fit = (separator: string): number =>
    delimitedRows(beginning, separator).filter((row) => {
      const code = codeIn(row);
      return code !== undefined && row.cells.slice(code.after).some(hasName);
    }).length;
  const fits = separators.map((separator) => ({ separator, count: fit(separator) }));
  return fits.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

/** The names after a code: the first in Russian letters, and the first in others. */
function namesIn(cells: readonly string[]): Pick<NomenclatureLine, 'en' | 'ru'> {
  const named = cells.filter(hasName).map(plainName);
  return { en: named.find((cell) => !isRussian(cell)) ?? '', ru: named.find(isRussian) ?? '' };
}

/**
 * Reads an export of a nomenclature: rows of a code and its name in one language or in two, separated by `|`, a tab, `;` or
 * `,`, with a header or without one. What else a row says (dates, duties, units) comes after the names and is left.
 */
export function readNomenclature(text: string): Nomenclature {
  const separator = separatorOf(text);
  const rows = delimitedRows(text, separator);
  const lines: NomenclatureLine[] = [];
  const skipped: Nomenclature['skipped'] = [];
  for (const row of rows) {
    const code = codeIn(row);
    const { en, ru } = namesIn(row.cells.slice(code?.after ?? 0));
    if (code === undefined) skipped.push({ line: row.line, reason: row === rows[0] ? 'header' : 'no_code' });
    else if (en === '' && ru === '') skipped.push({ line: row.line, reason: 'no_name' });
    else lines.push({ line: row.line, code: code.digits, en, ru });
  }
  const zerosRestored = lines.some(({ code }) => isOdd(code)) && !lines.some(({ code }) => code.startsWith('0'));
  const whole = lines.map((one) => (zerosRestored && isOdd(one.code) ? { ...one, code: `0${one.code}` } : one));
  return {
    ...{ separator, zerosRestored },
    lines: whole.filter(({ code }) => !isOdd(code)),
    skipped: [
      ...skipped,
      ...whole.filter(({ code }) => isOdd(code)).map(({ line }) => ({ line, reason: 'length' as const })),
    ].sort((one, other) => one.line - other.line),
  };
}

const isOdd = (code: string): boolean => code.length % 2 === 1;

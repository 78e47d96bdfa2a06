import { type DelimitedRow, delimitedRows } from './delimited-rows.js';

/** A line of a nomenclature: a code as the file writes it (digits only) and its name in the languages of the file. */
export interface NomenclatureLine {
  line: number;
  code: string;
  en: string;
  ru: string;
}

/** Why a line was skipped. */
export type SkipReason = 'header' | 'no_code' | 'no_name' | 'length';

/** The content of a file. */
export interface Nomenclature {
  separator: string;
  lines: NomenclatureLine[];
  skipped: { line: number; reason: SkipReason }[];
  /** True if the file's codes had lost their leading zero and it was restored. Spreadsheets drop it from numbers. */
  zerosRestored: boolean;
}

const separators = ['|', '\t', ';', ','] as const;

/** Returns the digits of a code without dots, spaces and dashes. Returns undefined for other text, including a date. */
const digitsOf = (cell: string): string | undefined => {
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(cell)) return undefined;
  const digits = cell.replace(/[\s.\u00A0-]/g, '');
  return /^\d{1,10}$/.test(digits) ? digits : undefined;
};

/** Removes from a name the leading dashes that show a level, a trailing colon, and repeated spaces. */
const cleanName = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-–—]\s*)+/, '')
    .replace(/\s*:$/, '')
    .trim();

const hasName = (cell: string | undefined): boolean => /\p{L}{2}/u.test(cell ?? '');
const isRussian = (text: string): boolean => /[а-яё]/i.test(text);

/** Finds a row's code: in one cell, or in three cells as the Russian tax service writes it (`01|01|210000`). */
function codeIn(row: DelimitedRow): { digits: string; after: number } | undefined {
  const digits = row.cells.map(digitsOf);
  const [group, heading, rest] = digits;
  if (group?.length === 2 && heading?.length === 2 && rest?.length === 6)
    return { digits: group + heading + rest, after: 3 };
  // Other cells before the name may hold a section, a row number or a level.
  const name = row.cells.findIndex((cell) => hasName(cell) && !isSection(cell));
  const before = digits.slice(0, name < 0 ? undefined : name);
  const at = [4, 2, 1]
    .map((minDigits) => before.findLastIndex((one = '') => one.length >= minDigits))
    .find((one) => one >= 0);
  const found = at === undefined ? undefined : before[at];
  return at === undefined || found === undefined ? undefined : { digits: found, after: at + 1 };
}

const isSection = (cell: string): boolean => /^[IVX]{1,5}$/.test(cell);

/** Returns the separator with which most rows have a code and a name. */
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

/** Returns the names after a code: the first one in Russian letters, and the first one in other letters. */
function namesIn(cells: readonly string[]): Pick<NomenclatureLine, 'en' | 'ru'> {
  const named = cells.filter(hasName).map(cleanName);
  return { en: named.find((cell) => !isRussian(cell)) ?? '', ru: named.find(isRussian) ?? '' };
}

/**
 * Reads an export of a nomenclature. Each row has a code and its name in one or two languages, separated by `|`, a tab,
 * `;` or `,`. A header is optional.
 * Other cells (dates, duties, units) come after the names and are ignored.
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
  const zerosRestored = lines.some(({ code }) => hasOddLength(code)) && !lines.some(({ code }) => code.startsWith('0'));
  const restored = lines.map((one) =>
    zerosRestored && hasOddLength(one.code) ? { ...one, code: `0${one.code}` } : one,
  );
  return {
    ...{ separator, zerosRestored },
    lines: restored.filter(({ code }) => !hasOddLength(code)),
    skipped: [
      ...skipped,
      ...restored.filter(({ code }) => hasOddLength(code)).map(({ line }) => ({ line, reason: 'length' as const })),
    ].sort((one, other) => one.line - other.line),
  };
}

const hasOddLength = (code: string): boolean => code.length % 2 === 1;

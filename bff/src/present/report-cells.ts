import { type Report, type ReportCellKind, type ReportCellView, type ReportName, reports } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import type { Language } from '../language/locale.js';
import { companyNameIn, personNameIn } from '../language/names.js';
import { reportLabels } from '../language/report-labels.js';
import type { WallClock } from '../language/wall-clock.js';
import { major } from './money.js';
import { momentFormat } from './request-sheet.js';

/** The reader of a report: their language, and a converter to their local time. */
export interface ReportReader {
  language: Language;
  wallClock: WallClock;
}

const numeric: ReadonlySet<ReportCellKind> = new Set(['count', 'share', 'money']);

/** Returns a report's definition in the form shared by all reports. */
export const reportOf = (name: ReportName): Report => reports[name];

/** Returns the number in a cell, money in rupees, or null if the cell contains no number. */
export const cellNumber = (kind: ReportCellKind, text: string): number | null => {
  if (text === '' || !numeric.has(kind)) return null;
  return kind === 'money' ? major(BigInt(text)) : Number(text);
};

/** Presents a cell for the screen. */
export const cellView = (kind: ReportCellKind, text: string): ReportCellView => {
  if (numeric.has(kind)) return cellNumber(kind, text);
  if (kind === 'roles') return text === '' ? [] : text.split(',');
  return text === '' ? null : text;
};

const formats: Partial<Record<ReportCellKind, string>> = {
  count: '#,##0',
  share: '0.00%',
  money: '#,##0.00" ₹"',
  day: 'dd.mm.yyyy',
  moment: momentFormat,
};

const labelIn = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? (table[key] ?? key) : key;

/** Returns a number as a sheet cell of its kind. */
export const numberCell = (kind: ReportCellKind, value: number | null): Cell =>
  value === null ? null : { value, format: formats[kind] ?? 'General' };

/** Returns a cell for a sheet. Numbers and dates are typed, everything else is plain text. */
export const sheetCell = (kind: ReportCellKind, text: string, { language, wallClock }: ReportReader): Cell => {
  if (numeric.has(kind)) return numberCell(kind, cellNumber(kind, text));
  if (text === '') return null;
  const format = formats[kind];
  if (format) {
    const value = kind === 'day' ? new Date(`${text}T00:00:00Z`) : wallClock(text);
    return value && { value, format };
  }
  if (kind === 'company') return companyNameIn(language, text);
  if (kind === 'person') return personNameIn(language, text);
  const { words, roles } = reportLabels[language];
  if (kind === 'word') return labelIn(words, text);
  if (kind === 'roles')
    return text
      .split(',')
      .map((role) => labelIn(roles, role))
      .join(', ');
  return text;
};

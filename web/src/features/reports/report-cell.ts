import type { ReportCellKind, ReportCellView } from '@setu/contract';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent } from '../../i18n/formats';
import { companyName, nameAlone } from '../../i18n/names';

/** The labels of statuses and roles in a report. */
export interface CellLabels {
  termOf: (term: string) => string;
  roleOf: (role: string) => string;
}

const numbers: Partial<Record<ReportCellKind, (value: number) => string>> = {
  count: formatNumber,
  share: formatPercent,
  money: (value) => formatMoney({ value, currency: 'INR' }),
};

/** Tells whether the kind is a number, which is right-aligned with tabular figures. */
export const isFigure = (kind: ReportCellKind): boolean => kind in numbers;

/** Returns the text of a cell, or null for an empty one. */
export function cellText(kind: ReportCellKind, cell: ReportCellView | undefined, labels: CellLabels): string | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (Array.isArray(cell)) return cell.length > 0 ? cell.map(labels.roleOf).join(', ') : null;
  if (typeof cell === 'number') return numbers[kind]?.(cell) ?? String(cell);
  if (kind === 'day') return formatDate(cell);
  if (kind === 'moment') return formatDateTime(cell);
  if (kind === 'company') return companyName(cell);
  if (kind === 'person') return nameAlone(cell);
  return kind === 'word' ? labels.termOf(cell) : cell;
}

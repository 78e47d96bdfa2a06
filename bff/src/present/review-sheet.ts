import { type ReviewRowView, type ReviewStatus, reviewStatuses } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import { exportTexts, filled } from '../language/export-texts.js';
import type { Language } from '../language/locale.js';
import { companyNameIn } from '../language/names.js';
import { wallClockOf } from '../language/wall-clock.js';
import { momentFormat, personName } from './request-sheet.js';

interface Column {
  title: string;
  width: number;
  cell: (row: ReviewRowView) => Cell;
}

/** The reader of the file. */
export interface ReviewReader {
  language: Language;
  timeZone: string;
}

/** Returns a status's label, or an unknown status unchanged. */
export const reviewStatusText = (language: Language, status: string): string => {
  const known = reviewStatuses.find((one): one is ReviewStatus => one === status);
  return known ? exportTexts[language].reviews.status[known] : status;
};

const rupees = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : { value, format: '#,##0.00" ₹"' };

/** Returns the columns of the exported list of reviews. */
export function reviewColumns({ language, timeZone }: ReviewReader): Column[] {
  const { columns: titles } = exportTexts[language].reviews;
  const wallClock = wallClockOf(timeZone);
  const moment = (at: string): Cell => {
    const value = wallClock(at);
    return value && { value, format: momentFormat };
  };
  const zoned = (title: string): string => filled(title, { zone: timeZone });
  return [
    { title: titles.vendorCode, width: 18, cell: ({ product_sku: card }) => card.vendor_code },
    { title: titles.name, width: 48, cell: ({ product_sku: card }) => card.name },
    { title: titles.priceFrom, width: 16, cell: ({ product_sku: { price } }) => rupees(price?.price_from) },
    { title: titles.priceTo, width: 16, cell: ({ product_sku: { price } }) => rupees(price?.price_to) },
    { title: titles.unit, width: 10, cell: ({ product_sku: { price } }) => price?.unit?.name ?? '' },
    { title: titles.supplier, width: 30, cell: ({ company }) => companyNameIn(language, company.short_name) },
    { title: titles.city, width: 18, cell: ({ company }) => company.city ?? '' },
    { title: titles.reviewer, width: 24, cell: ({ reviewer }) => personName(language, reviewer) },
    { title: titles.manager, width: 24, cell: ({ manager }) => personName(language, manager) },
    { title: titles.status, width: 16, cell: ({ status }) => reviewStatusText(language, status) },
    { title: zoned(titles.since), width: 20, cell: ({ updated_at: at }) => moment(at) },
    { title: zoned(titles.created), width: 20, cell: ({ created_at: at }) => moment(at) },
  ];
}

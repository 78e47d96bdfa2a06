import type { RequestStatus } from '@setu/contract';
import { lotInRoubles, wholeCount } from '@setu/kit/core';
import type { RequestRow } from '@setu/proto/request/requests';
import type { Amount } from '@setu/proto/request/view';
import { companyTypeWord, rejectReasonWord } from '@setu/proto/wire-words';
import type { Cell } from '../http/cell-value.js';
import { exportTexts, filled } from '../language/export-texts.js';
import type { Language } from '../language/locale.js';
import { companyNameIn, personNameIn } from '../language/names.js';
import { reasonText, statusText } from '../language/texts.js';
import { wallClockOf } from '../language/wall-clock.js';
import { countView } from './condition.js';
import { major, storedRateView } from './money.js';
import { kindNameOf, statusNameOf } from './request-names.js';
import { textsIn } from './text.js';

/** The reader of the file. */
export interface SheetReader {
  language: Language;
  companyType: string;
  timeZone: string;
}

interface Column {
  title: string;
  width: number;
  cell: (row: RequestRow) => Cell;
}

const signs: Record<string, string> = { INR: '₹', RUB: '₽', USD: '$', EUR: '€' };
export const momentFormat = 'dd.mm.yyyy hh:mm';
const dayFormat = 'dd.mm.yyyy';

const numberCell = (value: number | null, format = '#,##0.###'): Cell => (value === null ? null : { value, format });
const dateCell = (value: Date | null, format: string): Cell => value && { value, format };
const moneyCell = (money: Amount['money']): Cell =>
  money ? { value: major(money.minor), format: `#,##0.00" ${signs[money.currency] ?? money.currency}"` } : null;

const roubles = ({ money, rate }: Amount, count: string): Amount['money'] => {
  if (!money || money.currency === 'RUB') return money;
  return rate && lotInRoubles(money, rate, wholeCount(count));
};
const roublesCell = (amount: Amount | undefined, count: string): Cell =>
  amount ? moneyCell(roubles(amount, count)) : null;
/** Returns the upper end of a range as an amount at the same rate. */
const upperEnd = (amount: Amount | undefined): Amount | undefined =>
  amount?.upTo && { money: amount.upTo, rate: amount.rate };
const dayCell = (day: string | undefined): Cell => dateCell(day ? new Date(`${day}T00:00:00Z`) : null, dayFormat);
/** Returns a user's name in a file for readers of a language. */
export const personName = (language: Language, person: { name: string; surname: string } | null | undefined): string =>
  person ? personNameIn(language, [person.surname, person.name].filter(Boolean).join(' ')) : '';

/** Returns the status under which a row is listed and filtered: an offer that has come answers the request. */
function listedStatus({ status, waitsFor }: RequestRow, companyType: string): RequestStatus {
  const name = statusNameOf(status);
  const isAsked = name === 'send_to_supplier' || (name === 'in_work' && companyType === 'supplier');
  if (!isAsked) return name;
  return companyTypeWord(waitsFor) === 'broker' ? 'offer_received' : 'send_to_supplier';
}

/**
 * Returns the columns of an exported request list. Leaves out those that the service does not return to this reader.
 */
export function requestColumns({ language, companyType, timeZone }: SheetReader): Column[] {
  const { columns: titles, kind: kinds } = exportTexts[language];
  const wallClock = wallClockOf(timeZone);
  const moment = (at: string): Cell => dateCell(wallClock(at), momentFormat);
  const zoned = (title: string): string => filled(title, { zone: timeZone });
  const text = (row: RequestRow) => textsIn(language, { name: row.name, unit: row.unit });
  const customer: Column[] = [
    {
      title: titles.customer,
      width: 30,
      cell: ({ customer: company }) => companyNameIn(language, company?.shortName ?? ''),
    },
    { title: titles.inn, width: 16, cell: ({ customer: company }) => company?.inn ?? '' },
  ];
  // Suppliers are paid in rupees, and do not see what the goods cost the customer.
  const inRoubles: Column[] = [
    { title: titles.roubles, width: 18, cell: ({ totalPrice, count }) => roublesCell(totalPrice, count) },
    { title: titles.roublesTo, width: 18, cell: ({ totalPrice, count }) => roublesCell(upperEnd(totalPrice), count) },
    {
      title: titles.rate,
      width: 14,
      cell: ({ totalPrice }) => numberCell(storedRateView(totalPrice?.rate)?.value ?? null, '0.0000'),
    },
    { title: titles.rateDate, width: 12, cell: ({ totalPrice }) => dayCell(totalPrice?.rate?.date) },
  ];
  return [
    { title: titles.number, width: 12, cell: ({ numericHash }) => numericHash },
    { title: titles.kind, width: 16, cell: ({ kind }) => kinds[kindNameOf(kind)] },
    { title: titles.name, width: 48, cell: (row) => text(row).name },
    { title: titles.count, width: 12, cell: ({ count }) => numberCell(countView(count)) },
    { title: titles.unit, width: 10, cell: (row) => text(row).unit },
    { title: titles.status, width: 24, cell: (row) => statusText(language, listedStatus(row, companyType)) },
    { title: zoned(titles.since), width: 20, cell: ({ statusAt }) => moment(statusAt) },
    {
      title: zoned(companyType === 'supplier' ? titles.received : titles.published),
      width: 20,
      cell: ({ publishedAt }) => moment(publishedAt),
    },
    ...(companyType === 'customer' ? [] : customer),
    { title: titles.manager, width: 24, cell: ({ brokerManager }) => personName(language, brokerManager) },
    { title: titles.customerPrice, width: 18, cell: ({ customerPrice }) => moneyCell(customerPrice?.money) },
    { title: titles.customerPriceTo, width: 18, cell: ({ customerPrice }) => moneyCell(customerPrice?.upTo) },
    { title: titles.offerPrice, width: 18, cell: ({ offerPrice }) => moneyCell(offerPrice?.money) },
    { title: titles.contractPrice, width: 18, cell: ({ contractPrice }) => moneyCell(contractPrice?.money) },
    { title: titles.contractNumber, width: 18, cell: ({ contractNumber }) => contractNumber },
    { title: titles.contractDate, width: 16, cell: ({ contractDate }) => dayCell(contractDate) },
    { title: titles.total, width: 18, cell: ({ totalPrice }) => moneyCell(totalPrice?.money) },
    { title: titles.totalTo, width: 18, cell: ({ totalPrice }) => moneyCell(totalPrice?.upTo) },
    ...(companyType === 'supplier' ? [] : inRoubles),
    {
      title: titles.reason,
      width: 28,
      cell: ({ rejectReason, status }) =>
        reasonText(language, rejectReasonWord(rejectReason) ?? '', statusNameOf(status)),
    },
    { title: titles.comment, width: 40, cell: ({ rejectComment }) => rejectComment },
  ];
}

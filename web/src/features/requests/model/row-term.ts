import type { RequestRowView } from '@setu/contract';
import { type ClockLevel, dueLevel } from './due-level';
import type { Reader } from './side';

/**
 * What a list shows as the term of a request: an overdue milestone, a day that the contract names, or the time limit of
 * the stage.
 */
export type RowTerm =
  | { kind: 'milestone'; of: NonNullable<RequestRowView['overdue']> }
  | { kind: 'pay' | 'ship' | 'shipped'; day: string; due: string }
  | { kind: 'stage'; due: string };

/** The end of a day in Moscow, where the brokers work. */
const endOf = (day: string): string => `${day}T23:59:59+03:00`;

/** Returns the last day to pay the advance while the customer owes it. */
export const payDay = ({ status, pay_by, waits_for: side }: RequestRowView): string | null =>
  status === 'contracted' && side === 'customer' ? pay_by : null;

/**
 * Returns the term of a request for a reader, or null if it has none. A customer reads the limits of others on the page
 * of the request, where they say whom they bind.
 */
export function rowTerm(row: RequestRowView, reader: Reader): RowTerm | null {
  const { overdue, clock, ship_by: shipBy, waits_for: party } = row;
  const payBy = reader === 'customer' ? payDay(row) : null;
  if (overdue) return { kind: 'milestone', of: overdue };
  if (payBy) return { kind: 'pay', day: payBy, due: endOf(payBy) };
  if (shipBy && reader !== 'broker')
    return { kind: reader === 'supplier' ? 'ship' : 'shipped', day: shipBy, due: endOf(shipBy) };
  // A shipment without an agreed day has no term for its supplier.
  if (reader === 'supplier' && row.status === 'partially_paid') return null;
  if (reader === 'customer' && party !== 'customer') return null;
  return clock && { kind: 'stage', due: clock.due_at };
}

/** Returns the colour of a term: red if it is late, amber on its day, and undefined for no colour. */
export const termLevel = (term: RowTerm | null, now: Date): ClockLevel =>
  term?.kind === 'milestone' ? 'late' : term ? dueLevel(term.due, now) : undefined;

import type { MilestoneView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';

/**
 * The date of a milestone: the day it happened, the day it is or was expected, or else the last day that follows from the
 * terms of the deal.
 */
interface MilestoneDate {
  key: 'happened' | 'expected' | 'late' | 'due' | 'afterPayment' | 'beforeShipment' | 'unknown';
  date: string;
}

/**
 * Returns the date of a milestone as parts of a text. An expected day in the past is `late`. A payment also has its last
 * day, and the day on which the broker confirmed it.
 */
export function milestoneDate(
  { happened, expected, overdue, due, lead_days: leadDays, before_shipment: isBeforeShipment }: MilestoneView,
  { payBy = null, confirmedOn = null }: { payBy?: string | null; confirmedOn?: string | null } = {},
): MilestoneDate {
  const day = happened ?? confirmedOn;
  if (day) return { key: 'happened', date: formatDate(day) };
  if (expected) return { key: overdue ? 'late' : 'expected', date: formatDate(expected) };
  const last = due ?? payBy;
  if (last) return { key: 'due', date: formatDate(last) };
  // The day follows from the lead time once the payment is confirmed.
  if (leadDays) return { key: 'afterPayment', date: '' };
  return { key: isBeforeShipment ? 'beforeShipment' : 'unknown', date: '' };
}

/** Returns the milestones in order of their dates, happened or expected. Those without a date keep their place. */
export function byDate(milestones: readonly MilestoneView[]): MilestoneView[] {
  const sorted = milestones
    .filter((one) => dayOf(one) !== null)
    .sort((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return milestones.map((one) => (dayOf(one) === null ? one : (sorted.shift() ?? one)));
}

/** Returns the day by which the goods are shipped and the lead time that it follows from. Null if unknown. */
export function shipmentDay(milestones: readonly MilestoneView[]): { day: string; leadDays: number | null } | null {
  const shipped = milestones.find(({ kind, happened }) => kind === 'shipped' && !happened);
  const day = shipped?.expected ?? shipped?.due;
  return day ? { day, leadDays: shipped?.expected ? null : (shipped?.lead_days ?? null) } : null;
}

const dayOf = ({ happened, expected }: MilestoneView): string | null => happened ?? expected;

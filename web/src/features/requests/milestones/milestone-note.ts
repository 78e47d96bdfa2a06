import type { MilestoneView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';

/**
 * The date of a milestone: the day it happened, the day it is or was expected, or else the last day that follows from the
 * terms of the deal.
 */
interface MilestoneDate {
  key: 'happened' | 'expected' | 'late' | 'due' | 'beforeShipment' | 'unknown';
  date: string;
}

/**
 * Returns the date of a milestone as parts of a text. An expected day in the past is `late`. `payBy` is the last day of a
 * payment.
 */
export function milestoneDate(milestone: MilestoneView, payBy: string | null = null): MilestoneDate {
  const { happened, expected, overdue, due, before_shipment: isBeforeShipment } = milestone;
  if (happened) return { key: 'happened', date: formatDate(happened) };
  if (expected) return { key: overdue ? 'late' : 'expected', date: formatDate(expected) };
  const last = due ?? payBy;
  if (last) return { key: 'due', date: formatDate(last) };
  return { key: isBeforeShipment ? 'beforeShipment' : 'unknown', date: '' };
}

/** Returns the milestones in order of their dates, happened or expected. Those without a date keep their place. */
export function byDate(milestones: readonly MilestoneView[]): MilestoneView[] {
  const sorted = milestones
    .filter((one) => dayOf(one) !== null)
    .sort((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return milestones.map((one) => (dayOf(one) === null ? one : (sorted.shift() ?? one)));
}

const dayOf = ({ happened, expected }: MilestoneView): string | null => happened ?? expected;

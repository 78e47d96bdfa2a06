import type { StatFloorView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';

/**
 * Formats a count for the home page. A count of `shown_from` or more is rounded down to a multiple of `step`. A smaller
 * one is shown as `least`, or exactly if `least` is null.
 */
export function statText(count: number, floor: StatFloorView | null): string {
  if (floor === null) return formatNumber(count);
  const { step, shown_from, least } = floor;
  if (count >= shown_from) return `${formatNumber(Math.max(least ?? 0, Math.floor(count / step) * step))}+`;
  return least === null ? formatNumber(count) : `${formatNumber(least)}+`;
}

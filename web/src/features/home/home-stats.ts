import type { StatFloorView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';

/** A count as the home page tells it by its floor: floored to the step, below `shown_from` as `least` or as it is. */
export function statText(count: number, floor: StatFloorView | null): string {
  if (floor === null) return formatNumber(count);
  const { step, shown_from, least } = floor;
  if (count >= shown_from) return `${formatNumber(Math.max(least ?? 0, Math.floor(count / step) * step))}+`;
  return least === null ? formatNumber(count) : `${formatNumber(least)}+`;
}

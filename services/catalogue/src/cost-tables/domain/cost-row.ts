import { daysBefore } from '@setu/kit/core';
import type { CostValues } from '@setu/proto/cost-rows';
import { expiringDays } from '@setu/proto/cost-tables';
import type { CostRowState } from '@setu/proto/words';

export type { CostPlaceGap, CostRowState, CostTable } from '@setu/proto/words';

/** A stored row. Every column has a value, which may be an empty text. */
export interface StoredCostRow {
  id: string;
  version: number;
  values: CostValues;
  changedAt: Date;
  /** Undefined if the row came with the installation. */
  changedBy: string | undefined;
}

/** Returns the last day (YYYY-MM-DD) of the time in which rows count as expiring. */
export const lastExpiringDay = (today: string): string => daysBefore(today, -expiringDays);

/** Returns whether a row is in force on a day. Rows without days always are. */
export function stateOf(values: CostValues, today: string): CostRowState {
  const [from, to] = ['valid_from', 'valid_to'].map((name) => values[name] ?? '') as [string, string];
  if (from > today) return 'future';
  if (to === '') return 'in_force';
  if (to < today) return 'expired';
  return to <= lastExpiringDay(today) ? 'expiring' : 'in_force';
}

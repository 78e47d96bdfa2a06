import type { Table } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';

/** `date` is read as text, because a JavaScript Date could fall on another day in another time zone. */
export interface RateRow {
  currency: string;
  date: Day;
  value_e4: string;
  nominal: number;
  source: Rate['source'];
  carried: boolean;
}

interface SheetDayRow {
  day: Day;
  sheet_date: Day;
}

export interface RateTables {
  rate: Table<RateRow, RateRow, Partial<RateRow> & { stored_at: Date }>;
  sheet_day: Table<SheetDayRow, SheetDayRow, Partial<SheetDayRow> & { fetched_at: Date }>;
}

import type { TableConn } from '@setu/kit/db';
import { type SettingsTables, settingsStore } from '@setu/kit/events';
import { rateStore } from './rates.js';
import { sheetDayStore } from './sheet-days.js';
import type { RateTables } from './tables.js';

export const stores = (conn: TableConn<RateTables & SettingsTables>) => ({
  rates: rateStore(conn),
  sheetDays: sheetDayStore(conn),
  settings: settingsStore(conn),
});

export type Stores = ReturnType<typeof stores>;

import type { TableConn } from '@setu/kit/db';
import { rateStore } from './rates.js';
import { sheetDayStore } from './sheet-days.js';
import type { RateTables } from './tables.js';

export const stores = (conn: TableConn<RateTables>) => ({ rates: rateStore(conn), sheetDays: sheetDayStore(conn) });

export type Stores = ReturnType<typeof stores>;

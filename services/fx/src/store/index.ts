import type { Conn } from '@setu/kit/db';
import { rateStore } from './rates.js';
import { sheetDayStore } from './sheet-days.js';

export const stores = (conn: Conn) => ({ rates: rateStore(conn), sheetDays: sheetDayStore(conn) });

export type Stores = ReturnType<typeof stores>;

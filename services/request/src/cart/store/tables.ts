import type { Table } from '@setu/kit/db';
import type { ReadModelTables } from '../../read-models/store/tables.js';

export interface CartLineRow {
  id: string;
  user_id: string;
  sku_id: string;
  count: number;
  added_price_minor: string | null;
  added_at: Date;
  /** When the line was saved for later. */
  later_at: Date | null;
}

export interface CartTables extends ReadModelTables {
  cart_line: Table<CartLineRow, Omit<CartLineRow, 'later_at'> & Partial<CartLineRow>>;
}

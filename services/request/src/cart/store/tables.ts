import type { Table } from '@setu/kit/db';
import type { CopyTables } from '../../copies/store/tables.js';

export interface CartLineRow {
  id: string;
  user_id: string;
  sku_id: string;
  count: number;
  added_price_minor: string | null;
  added_at: Date;
}

export interface CartTables extends CopyTables {
  cart_line: Table<CartLineRow>;
}

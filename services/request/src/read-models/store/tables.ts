import type { Table } from '@setu/kit/db';
import type { RequestTables } from '../../requests/store/tables.js';
import type { RowOf } from '../../store/fields.js';
import type { cardFields } from './card-fields.js';
import type { companyFields } from './companies.js';
import type { userFields } from './people.js';

export interface CompanyRow extends RowOf<typeof companyFields> {
  search_text: string;
}

export interface UserRow extends RowOf<typeof userFields> {}

export interface CardRow extends RowOf<typeof cardFields> {
  withdrawn_at: Date | null;
  search_text: string;
}

export interface PictureColorRow {
  file_id: string;
  color: string;
}

export interface ReadModelTables extends Pick<RequestTables, 'request'> {
  company_copy: Table<CompanyRow>;
  user_copy: Table<UserRow>;
  card_copy: Table<CardRow, Omit<CardRow, 'withdrawn_at'>>;
  picture_color: Table<PictureColorRow>;
}

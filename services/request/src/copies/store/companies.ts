import { likeContaining, type TableConn } from '@setu/kit/db';
import { searchText } from '../../requests/domain/search-text.js';
import { flag, fromRow, text, toRow, whole, word } from '../../store/fields.js';
import type { CompanyCopy } from '../domain/copies.js';
import type { CopyTables } from './tables.js';

export const companyFields = {
  id: text('id'),
  type: word<CompanyCopy['type']>()('type'),
  shortName: text('short_name'),
  inn: text('inn'),
  active: flag('active'),
  blacklisted: flag('blacklisted'),
  version: whole('version'),
};

/** Returns the full row of a company's read model. */
export const companyRow = (company: CompanyCopy) => ({
  ...toRow(companyFields, company),
  search_text: searchText(company.shortName, company.inn),
});

const MOST_FOUND = 500;
/** The version of a company that has requests but has not been reported yet. It is older than any reported version. */
const UNTOLD = -1;

/** The read model of companies. An older version never replaces a newer one. */
export const companyStore = (conn: TableConn<CopyTables>) => ({
  async keep(company: CompanyCopy): Promise<void> {
    await conn('company_copy')
      .insert(companyRow(company))
      .onConflict('id')
      .merge()
      .where('company_copy.version', '<', company.version);
  },

  /** Returns the known companies by id. Leaves out a customer that has not been reported yet. */
  async byIds(ids: readonly string[]): Promise<Map<string, CompanyCopy>> {
    const rows =
      ids.length === 0
        ? []
        : await conn('company_copy')
            .whereIn('id', [...ids])
            .whereNot('version', UNTOLD);
    return new Map(rows.map((row) => [row.id, fromRow<CompanyCopy>(companyFields, row)]));
  },

  /** Returns the ids of companies whose name or INN contains the text, 500 at most. */
  async containing(searched: string): Promise<string[]> {
    const rows = await conn('company_copy')
      .whereRaw('search_text like ?', [likeContaining(searched)])
      .select('id')
      .limit(MOST_FOUND);
    return rows.map(({ id }) => id);
  },
});

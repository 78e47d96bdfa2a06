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

/** A company's copy as its whole row. */
export const companyRow = (company: CompanyCopy) => ({
  ...toRow(companyFields, company),
  search_text: searchText(company.shortName, company.inn),
});

const MOST_FOUND = 500;
/** The version of a customer who has requests and was not told of: older than any that is told. */
const UNTOLD = -1;

/** Copies of companies: an older one never replaces a newer one. */
export const companyStore = (conn: TableConn<CopyTables>) => ({
  async keep(company: CompanyCopy): Promise<void> {
    await conn('company_copy')
      .insert(companyRow(company))
      .onConflict('id')
      .merge()
      .where('company_copy.version', '<', company.version);
  },

  /** Known companies by id; a customer nobody has told of yet is none. */
  async byIds(ids: readonly string[]): Promise<Map<string, CompanyCopy>> {
    const rows =
      ids.length === 0
        ? []
        : await conn('company_copy')
            .whereIn('id', [...ids])
            .whereNot('version', UNTOLD);
    return new Map(rows.map((row) => [row.id, fromRow<CompanyCopy>(companyFields, row)]));
  },

  /** Companies whose name or INN contains the text, 500 at most. */
  async containing(searched: string): Promise<string[]> {
    const rows = await conn('company_copy')
      .whereRaw('search_text like ?', [likeContaining(searched)])
      .select('id')
      .limit(MOST_FOUND);
    return rows.map(({ id }) => id);
  },
});

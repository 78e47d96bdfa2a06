import { likeContaining, type TableConn } from '@setu/kit/db';
import { searchText } from '../../requests/domain/search-text.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { enumText, flag, fromRow, integer, text, toRow } from '../../store/fields.js';
import type { CompanyReadModel } from '../domain/read-models.js';
import type { CompanyRow, ReadModelTables } from './tables.js';

export const companyFields = {
  id: text('id'),
  type: enumText<CompanyReadModel['type']>()('type'),
  shortName: text('short_name'),
  inn: text('inn'),
  active: flag('active'),
  blacklisted: flag('blacklisted'),
  version: integer('version'),
};

/** Returns the full row of a company's read model. */
export const companyRow = (company: CompanyReadModel) => ({
  ...toRow(companyFields, company),
  search_text: searchText(company.shortName, company.inn),
});

const MAX_FOUND = 500;
/** The version of a company that has requests but has not been reported yet. It is older than any reported version. */
const UNREPORTED = -1;

const reported = 'select * from company_copy where id = any(?::uuid[]) and version <> ?';

/** The read model of companies. An older version never replaces a newer one. */
export const companyStore = (conn: TableConn<ReadModelTables>) => ({
  async save(company: CompanyReadModel): Promise<void> {
    await conn('company_copy')
      .insert(companyRow(company))
      .onConflict('id')
      .merge()
      .where('company_copy.version', '<', company.version);
  },

  /** Returns the known companies by id. Leaves out a customer that has not been reported yet. */
  async byIds(ids: readonly string[]): Promise<Map<string, CompanyReadModel>> {
    const rows = await rowsByKeys<CompanyRow>(conn, reported, ids, UNREPORTED);
    return new Map(rows.map((row) => [row.id, fromRow<CompanyReadModel>(companyFields, row)]));
  },

  /** Returns the ids of companies whose name or INN contains the text, 500 at most. */
  async containing(searched: string): Promise<string[]> {
    const rows = await conn('company_copy')
      .whereRaw('search_text like ?', [likeContaining(searched)])
      .select('id')
      .limit(MAX_FOUND);
    return rows.map(({ id }) => id);
  },
});

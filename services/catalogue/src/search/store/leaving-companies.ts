import type { TableSuffix } from './read-model-tables.js';

const leaving = 'array(select company_num from leaving_company)';

/** The condition that a row of `search_doc` does not belong to a leaving company. */
export const staying = `company_num <> all (${leaving})`;

/**
 * The same condition for a row of a list, by rank. Normally one lookup decides for all rows.
 * `limit` stops the server from reading all rows of leaving companies when few rows are requested.
 */
export const stayingRank = (rank: string, suffix: TableSuffix = ''): string =>
  `(not exists (select from leaving_company) or (select true from company_listing${suffix} c
    where c.company_num = any (${leaving}) and c.rank = ${rank} limit 1) is null)`;

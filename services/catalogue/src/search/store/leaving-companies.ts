import type { TableSuffix } from './read-model-tables.js';

const leaving = 'array(select company_num from leaving_company)';

/** The condition that a row of `search_doc` is not one of a leaving company. */
export const staying = `company_num <> all (${leaving})`;

/**
 * The same for a row of a list, by its rank. In ordinary times one look tells for all rows; `limit` keeps the server from
 * reading all that leaves, where a few rows are asked for.
 */
export const stayingRank = (rank: string, suffix: TableSuffix = ''): string =>
  `(not exists (select from leaving_company) or (select true from company_listing${suffix} c
    where c.company_num = any (${leaving}) and c.rank = ${rank} limit 1) is null)`;

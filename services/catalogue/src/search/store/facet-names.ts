import { isUuid } from '@setu/kit/core';
import type { LocalText } from '../../domain/local-text.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** A facet value: its number in the read model, its id and its name. */
export interface NamedMark {
  num: number;
  id: string;
  name: LocalText;
}

/** A category with the numbers of all categories in its list, including its own. */
export interface CategorySubtree extends NamedMark {
  subtree: number[];
}

const categoriesWhere = (where: string): string => `
  with asked as materialized (
    select num, id, title_en, title_ru from category where ${where}),
  held as (select a.num, array_agg(d.num) as nums from category d cross join unnest(d.path) as above (num)
    join asked a on a.num = above.num group by a.num)
  select a.num, a.id, json_build_object('en', a.title_en, 'ru', a.title_ru) as name, held.nums as subtree
  from asked a join held on held.num = a.num`;

const companiesWhere = (where: string): string =>
  `select num, id, json_build_object('en', short_name, 'ru', short_name) as name from company where ${where}`;

// The id of the transaction that last wrote a row only grows, so the sum changes with every change.
const stampOfCompanies = `select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as stamp from company where visible`;

const byIds = 'id = any (?::uuid[])';
const byNums = 'num = any (?::int[])';

/** Reads the names of categories, companies and units for facets. Invalid ids and hidden companies have no name. */
export const facetNames = (conn: SqlConn) => {
  const read = async <Row>(sql: string, keys: readonly (string | number)[]): Promise<Row[]> =>
    keys.length === 0 ? [] : rowsOf<Row>(conn, { sql, bindings: [keys] });
  return {
    categoriesByIds: (ids: readonly string[]) => read<CategorySubtree>(categoriesWhere(byIds), ids.filter(isUuid)),
    everyCategory: () => rowsOf<CategorySubtree>(conn, { sql: categoriesWhere('true'), bindings: [] }),
    everyUnit: () =>
      rowsOf<NamedMark>(conn, {
        sql: `select num, id, json_build_object('en', name_en, 'ru', name_ru) as name from unit`,
        bindings: [],
      }),
    companiesByIds: (ids: readonly string[]) =>
      read<NamedMark>(companiesWhere(`${byIds} and visible`), ids.filter(isUuid)),
    /** Returns a stamp that changes with every change of a visible company. */
    companiesStamp: async (): Promise<string> => {
      const row = await rowOf<{ stamp: string }>(conn, { sql: stampOfCompanies, bindings: [], isPrepared: true });
      return row?.stamp ?? '';
    },
    companiesByNums: (nums: readonly number[]) => read<NamedMark>(companiesWhere(`${byNums} and visible`), nums),
  };
};

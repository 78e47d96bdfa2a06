import type { TableConn } from '@setu/kit/db';
import type { Request } from '../../requests/domain/request.js';
import type { RequestTables } from '../../requests/store/tables.js';
import type { Kind, Sums } from '../domain/figures.js';
import type { Period } from '../domain/period.js';
import { completedQuery, countQuery, pageQuery, sumsQuery } from './item-queries.js';

interface SumsRow extends Sums {
  company_id: string;
  /** YYYY-MM, or empty for the entire period. */
  month: string;
}

interface ItemRow {
  request_id: string;
  kind: Request['kind'];
  numeric_hash: string | null;
  name_en: string;
  name_ru: string;
  at: Date;
  value: number;
}

/** A request behind a figure. `value` is seconds for an answer. */
export interface Item {
  requestId: string;
  requestKind: Request['kind'];
  number: string;
  name: { en: string; ru: string };
  at: Date;
  value: number;
}

const itemOf = ({ request_id, kind, numeric_hash, name_en, name_ru, at, value }: ItemRow): Item => ({
  ...{ requestId: request_id, requestKind: kind, number: numeric_hash ?? '' },
  ...{ name: { en: name_en, ru: name_ru }, at, value },
});

function byKey(rows: readonly SumsRow[], keyOf: (row: SumsRow) => string): Map<string, Sums[]> {
  const found = new Map<string, Sums[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

/** The store of the suppliers' figures. It only reads. */
export const trustStore = (conn: TableConn<RequestTables>) => {
  const sumsOf = async (
    companies: readonly string[],
    { since, today }: Period,
    byMonth: boolean,
  ): Promise<SumsRow[]> => {
    const bound = { companies: [...companies], since, today };
    const { rows } = await conn.raw<{ rows: SumsRow[] }>(sumsQuery(byMonth), bound);
    return rows;
  };
  return {
    /** Returns the sums of the suppliers' figures by company id. Figures without items are left out. */
    async sums(companies: readonly string[], period: Period): Promise<Map<string, Sums[]>> {
      const rows = companies.length === 0 ? [] : await sumsOf(companies, period, false);
      return byKey(rows, ({ company_id: id }) => id);
    },

    /** Returns the sums of a supplier's figures by month (YYYY-MM). */
    async months(company: string, period: Period): Promise<Map<string, Sums[]>> {
      return byKey(await sumsOf([company], period, true), ({ month }) => month);
    },

    /** Returns a page of the items that make up a figure, newest first, and their number. */
    async items(
      { company, kind }: { company: string; kind: Kind },
      { since, today }: Period,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ items: Item[]; total: number }> {
      const bound = { companies: [company], since, today };
      const [page, count] = await Promise.all([
        conn.raw<{ rows: ItemRow[] }>(pageQuery(kind), { ...bound, limit, offset }),
        conn.raw<{ rows: { total: number }[] }>(countQuery(kind), bound),
      ]);
      return { items: page.rows.map(itemOf), total: count.rows[0]?.total ?? 0 };
    },

    /** Returns how many deals a supplier has completed. */
    async completedBy(company: string): Promise<number> {
      const { rows } = await conn.raw<{ rows: { completed: string }[] }>(completedQuery, { company });
      return Number(rows[0]?.completed ?? 0);
    },
  };
};

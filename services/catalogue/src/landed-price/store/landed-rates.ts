import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { PublishedRate } from '../domain/landed-basis.js';

/** Rates are stored for this many days, longer than any of them is valid. */
const storedDays = 60;

interface Row {
  currency: string;
  date: string;
  value_e4: string;
  nominal: number;
}

/** The rates that fx published for the last days. */
export const landedRates = (conn: SqlConn) => ({
  /** Stores a rate. A later event corrects the rate of its day. */
  save: async ({ currency, date, valueE4, nominal }: PublishedRate): Promise<void> => {
    await rowsOf(conn, {
      sql: `with old as (delete from landed_rate where currency = ? and date < ?::date - ${storedDays})
        insert into landed_rate (currency, date, value_e4, nominal) values (?, ?, ?, ?)
        on conflict on constraint landed_rate_pkey do update
          set value_e4 = excluded.value_e4, nominal = excluded.nominal`,
      bindings: [currency, date, currency, date, valueE4.toString(), nominal],
    });
  },

  all: async (): Promise<PublishedRate[]> => {
    const sql = "select currency, to_char(date, 'YYYY-MM-DD') as date, value_e4, nominal from landed_rate";
    const rows = await rowsOf<Row>(conn, { sql, bindings: [] });
    return rows.map(({ value_e4, ...rate }) => ({ ...rate, valueE4: BigInt(value_e4) }));
  },
});

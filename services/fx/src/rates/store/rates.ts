import type { TableConn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';
import type { Span } from '../domain/span.js';
import type { RateRow, RateTables } from './tables.js';

// A day as text: as a Date of JavaScript it would be another one in another zone.
const columns = "currency, to_char(date, 'YYYY-MM-DD') as date, value_e4, nominal, source, carried";

/** Rates by currency and day. */
export const rateStore = (conn: TableConn<RateTables>) => {
  const ofCurrency = (currency: string) => conn('rate').select<RateRow[]>(conn.raw(columns)).where({ currency });
  return {
    /** The last rate on or before the day. */
    async lastOn(currency: string, day: Day): Promise<Rate | undefined> {
      const [row] = await ofCurrency(currency).where('date', '<=', day).orderBy('date', 'desc').limit(1);
      return row && fromRow(row);
    },

    /** The rates of the days of a span, oldest first. */
    async within({ from, to, currency }: Span): Promise<Rate[]> {
      const rows = await ofCurrency(currency).whereBetween('date', [from, to]).orderBy('date');
      return rows.map(fromRow);
    },

    /** The rate of this very day, locked until the transaction ends. */
    async lockOn(currency: string, day: Day): Promise<Rate | undefined> {
      const [row] = await ofCurrency(currency).where({ date: day }).forUpdate();
      return row && fromRow(row);
    },

    /** Writes a rate over what is kept for its currency and day. */
    async put(rate: Rate): Promise<void> {
      const { value_e4, nominal, source, carried } = toRow(rate);
      await conn('rate')
        .insert(toRow(rate))
        .onConflict(['currency', 'date'])
        .merge({ value_e4, nominal, source, carried, stored_at: conn.fn.now() });
    },

    /** Writes many rates at once, leaving days that have one as they are; gives how many it wrote. */
    async putMissing(rates: readonly Rate[]): Promise<number> {
      if (rates.length === 0) return 0;
      const written = await conn('rate')
        .insert(rates.map(toRow))
        .onConflict(['currency', 'date'])
        .ignore()
        .returning('date');
      return written.length;
    },

    /** Takes away what only stood in for the bank after `from` and up to `to`: the bank has now spoken for those days. */
    async dropStandIns(currency: string, from: Day, to: Day): Promise<void> {
      await conn('rate')
        .where({ currency })
        .where('date', '>', from)
        .where('date', '<=', to)
        .whereNot({ source: 'cbr' })
        .delete();
    },
  };
};

const fromRow = ({ value_e4, ...row }: RateRow): Rate => ({ ...row, valueE4: BigInt(value_e4) });

const toRow = ({ valueE4, ...rate }: Rate): RateRow => ({ ...rate, value_e4: String(valueE4) });

import type { TableConn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';
import type { Span } from '../domain/span.js';
import type { RateRow, RateTables } from './tables.js';

// The day is selected as text, because a JavaScript Date could fall on another day in another time zone.
const columns = "currency, to_char(date, 'YYYY-MM-DD') as date, value_e4, nominal, source, carried";

const lastOfEach = `select last.* from unnest(?::text[]) with ordinality as wanted (code, place)
  cross join lateral (select ${columns} from rate where currency = wanted.code::char(3) and date <= ?::date
    order by date desc limit 1) last order by wanted.place`;

/** Stores rates by currency and day. */
export const rateStore = (conn: TableConn<RateTables>) => {
  const ofCurrency = (currency: string) => conn('rate').select<RateRow[]>(conn.raw(columns)).where({ currency });
  return {
    /** Returns the last rate on or before the day. */
    async lastOn(currency: string, day: Day): Promise<Rate | undefined> {
      const [row] = await ofCurrency(currency).where('date', '<=', day).orderBy('date', 'desc').limit(1);
      return row && fromRow(row);
    },

    /** Returns the last rate of each currency on or before the day, in the order of the currencies. */
    async lastOfEach(currencies: readonly string[], day: Day): Promise<Rate[]> {
      const { rows } = await conn.raw<{ rows: RateRow[] }>(lastOfEach, [[...currencies], day]);
      return rows.map(fromRow);
    },

    /** Returns the rates for the days of a time span, oldest first. */
    async within({ from, to, currency }: Span): Promise<Rate[]> {
      const rows = await ofCurrency(currency).whereBetween('date', [from, to]).orderBy('date');
      return rows.map(fromRow);
    },

    /** Returns the rate of exactly this day and locks it until the transaction ends. */
    async lockOn(currency: string, day: Day): Promise<Rate | undefined> {
      const [row] = await ofCurrency(currency).where({ date: day }).forUpdate();
      return row && fromRow(row);
    },

    /** Writes a rate and replaces the stored one for its currency and day. */
    async put(rate: Rate): Promise<void> {
      const { value_e4, nominal, source, carried } = toRow(rate);
      await conn('rate')
        .insert(toRow(rate))
        .onConflict(['currency', 'date'])
        .merge({ value_e4, nominal, source, carried, stored_at: conn.fn.now() });
    },

    /** Writes many rates in one statement and skips days that already have one. Returns how many it wrote. */
    async putMissing(rates: readonly Rate[]): Promise<number> {
      if (rates.length === 0) return 0;
      const written = await conn('rate')
        .insert(rates.map(toRow))
        .onConflict(['currency', 'date'])
        .ignore()
        .returning('date');
      return written.length;
    },

    /**
     * Deletes carried rates after `from` up to and including `to`, because the Bank of Russia has answered for those
     * days.
     */
    async dropCarriedForward(currency: string, from: Day, to: Day): Promise<void> {
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

import type { Conn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';

type RateRow = Omit<Rate, 'valueE4'> & { valueE4: string };

const columns = `currency, to_char(date, 'YYYY-MM-DD') as date, value_e4 as "valueE4", nominal, source, carried`;

const toRate = (row: RateRow): Rate => ({ ...row, valueE4: BigInt(row.valueE4) });

/** Rates by currency and day. */
export const rateStore = (conn: Conn) => ({
  /** The last rate on or before the day. */
  async lastOn(currency: string, day: Day): Promise<Rate | undefined> {
    const { rows } = await conn.raw<{ rows: RateRow[] }>(
      `select ${columns} from rate where currency = ? and date <= ? order by date desc limit 1`,
      [currency, day],
    );
    return rows[0] && toRate(rows[0]);
  },

  /** The rate of this very day, locked until the transaction ends. */
  async lockOn(currency: string, day: Day): Promise<Rate | undefined> {
    const { rows } = await conn.raw<{ rows: RateRow[] }>(
      `select ${columns} from rate where currency = ? and date = ? for update`,
      [currency, day],
    );
    return rows[0] && toRate(rows[0]);
  },

  /** Writes a rate over what is kept for its currency and day. */
  async put(rate: Rate): Promise<void> {
    await conn.raw(
      `insert into rate (currency, date, value_e4, nominal, source, carried) values (?, ?, ?, ?, ?, ?)
       on conflict on constraint rate_pkey do update set value_e4 = excluded.value_e4, nominal = excluded.nominal,
         source = excluded.source, carried = excluded.carried, stored_at = now()`,
      [rate.currency, rate.date, String(rate.valueE4), rate.nominal, rate.source, rate.carried],
    );
  },

  /** Writes many rates at once, leaving days that have one as they are. */
  async putMissing(rates: readonly Rate[]): Promise<void> {
    if (rates.length === 0) return;
    await conn('rate')
      .insert(rates.map(({ valueE4, ...rate }) => ({ ...rate, value_e4: String(valueE4) })))
      .onConflict(['currency', 'date'])
      .ignore();
  },

  /** Takes away what only stood in for the bank after `from` and up to `to`: the bank has now spoken for those days. */
  async dropStandIns(currency: string, from: Day, to: Day): Promise<void> {
    await conn.raw("delete from rate where currency = ? and date > ? and date <= ? and source <> 'cbr'", [
      currency,
      from,
      to,
    ]);
  },
});

import type { Rpc } from '../../served.js';
import { agesOf } from '../domain/ages.js';
import { moscowDay } from '../domain/day.js';
import { readQuestion } from '../domain/question.js';
import { freshness } from '../domain/rate.js';

/** Returns the last rate of each kept currency on or before the requested day. Open to any caller. */
export const listDayRates: Rpc<'listDayRates'> =
  ({ read, clock, env }) =>
  async (request) => {
    const { date } = readQuestion({ date: request.date, currency: '' }, moscowDay(clock.now()));
    const [rates, settings] = await Promise.all([
      read.rates.lastOfEach(env.FX_CURRENCIES, date),
      read.settings.values(),
    ]);
    const ages = agesOf(settings);
    return {
      rates: rates.map(({ carried, ...rate }) => ({ ...rate, ...freshness({ ...rate, carried }, date, ages) })),
    };
  };

import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { agesOf } from '../domain/ages.js';
import { moscowDay } from '../domain/day.js';
import { readQuestion } from '../domain/question.js';
import { freshness } from '../domain/rate.js';

/** Returns the last rate on or before the requested day and whether it is stale or valid. Open to any caller. */
export const getRate: Rpc<'getRate'> =
  ({ read, clock }) =>
  async (request) => {
    const { date, currency } = readQuestion(request, moscowDay(clock.now()));
    const [rate, settings] = await Promise.all([read.rates.lastOn(currency, date), read.settings.values()]);
    if (rate === undefined) throw notFound();
    const { carried: _, ...shown } = rate;
    return { rate: { ...shown, ...freshness(rate, date, agesOf(settings)) } };
  };

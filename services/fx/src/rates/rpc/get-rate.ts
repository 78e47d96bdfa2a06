import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { moscowDay } from '../domain/day.js';
import { readQuestion } from '../domain/question.js';
import { freshness } from '../domain/rate.js';

/** Anyone: the last rate on or before the asked day, with its age told. */
export const getRate: Rpc<'getRate'> =
  ({ read, clock }) =>
  async (request) => {
    const { date, currency } = readQuestion(request, moscowDay(clock.now()));
    const rate = await read.rates.lastOn(currency, date);
    if (rate === undefined) throw notFound();
    const { carried: _, ...shown } = rate;
    return { rate: { ...shown, ...freshness(rate, date) } };
  };

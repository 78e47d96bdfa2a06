import type { Rpc } from '../../served.js';
import { readSpan } from '../domain/span.js';

/** Returns the rates set for the days of a time span, oldest first. Open to any caller. */
export const listRates: Rpc<'listRates'> =
  ({ read }) =>
  async (request) => {
    const rates = await read.rates.within(readSpan(request));
    return { rates: rates.map(({ date, valueE4, nominal, source }) => ({ date, valueE4, nominal, source })) };
  };

import { isAppError } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type { Rate } from '@setu/proto/fx/rates';
import { roublesPerUnit } from '@setu/proto/money';
import type { CallContext } from '../http/call-context.js';

/** The rates that landed prices are computed at: roubles for one unit by currency, and the day of the rupee's rate. */
export interface LandedRates {
  rates: Record<string, string>;
  rateDate: string | null;
}

/** Returns the rates of a day, or of today for an empty or a later day. */
export async function landedRates(call: CallContext, day: string): Promise<LandedRates> {
  const rates = await validRates(call, day);
  return {
    rates: Object.fromEntries(rates.map((rate) => [rate.currency, roublesPerUnit(rate)])),
    rateDate: rates.find(({ currency }) => currency === 'INR')?.date ?? null,
  };
}

/** Returns the valid rates of a day, or of today for a later day. Without fx, only the last known one of the rupee. */
async function validRates(call: CallContext, day: string): Promise<Rate[]> {
  const isPast = day !== '' && day < businessDay('moscow', new Date());
  try {
    const { rates } = await call.deps.services.fx.listDayRates({ date: isPast ? day : '' }, call.reads(800));
    return rates.filter(({ valid }) => valid);
  } catch (error) {
    // A day that cannot be read is reported by the catalogue, under the name of the parameter.
    if (!isAppError(error)) throw error;
    if (isPast) return [];
    const known = await call.deps.rates.get(call.reads());
    return known?.valid ? [known] : [];
  }
}

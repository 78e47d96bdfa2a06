import type { Endpoints, LandedPlaceView, LandedPriceQuery, LandedPriceView } from '@setu/contract';
import { internal, isAppError } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import { LaneMode } from '@setu/proto/catalogue/words';
import type { Rate } from '@setu/proto/fx/rates';
import { wireLandedOverride, wireLaneMode } from '@setu/proto/wire-words';
import { landedOverrides } from '@setu/proto/words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { landedPlaceView, landedPriceView } from '../present/landed-price.js';

/** Computes what a quantity of a card costs in the customer's warehouse. */
export async function landedPrice(call: CallContextOf<Endpoints['getLandedPrice']>): Promise<LandedPriceView> {
  const { catalogue } = call.deps.services;
  const { card: skuId, count, city, date: day, mode, ...own } = call.query;
  const rates = await validRates(call, day);
  const { price } = await catalogue.estimateLandedPrice(
    {
      ...{ items: [{ skuId, count }], city, day, overrides: overridesOf(own) },
      mode: mode ? wireLaneMode(mode) : LaneMode.UNSPECIFIED,
      rates: Object.fromEntries(rates.map((rate) => [rate.currency, roublesFor(rate)])),
    },
    call.reads(),
  );
  if (!price) throw internal('an answer without a landed price');
  return landedPriceView(price, rates.find(({ currency }) => currency === 'INR')?.date ?? null, call.locale);
}

/** Returns the cities that a landed price can be computed for. */
export async function landedCities(call: CallContextOf<Endpoints['listLandedCities']>): Promise<LandedPlaceView[]> {
  const { cities } = await call.deps.services.catalogue.listLandedCities({}, call.reads());
  return cities.map((city) => landedPlaceView(city, call.locale));
}

/** Returns the valid rates of a day, or of today for a later day. Without fx there are none. */
async function validRates(call: CallContext, day: string): Promise<Rate[]> {
  const today = businessDay('moscow', new Date());
  try {
    const { rates } = await call.deps.services.fx.listDayRates({ date: day < today ? day : '' }, call.reads(800));
    return rates.filter(({ valid }) => valid);
  } catch (error) {
    // A day that cannot be read is reported by the catalogue, under the name of the parameter.
    if (isAppError(error)) return [];
    throw error;
  }
}

const decimals = 12n;

/** Returns the roubles for one unit of a rate's currency, as a decimal text. */
export function roublesFor({ valueE4, nominal }: Pick<Rate, 'valueE4' | 'nominal'>): string {
  const scaled = ((valueE4 * 10n ** decimals) / (10_000n * BigInt(nominal)))
    .toString()
    .padStart(Number(decimals) + 1, '0');
  return `${scaled.slice(0, -Number(decimals))}.${scaled.slice(-Number(decimals))}`;
}

type Own = Pick<LandedPriceQuery, (typeof landedOverrides)[number]>;

const overridesOf = (own: Own) =>
  landedOverrides.flatMap((kind) => {
    const value = own[kind];
    return value === undefined ? [] : [{ kind: wireLandedOverride(kind), value }];
  });

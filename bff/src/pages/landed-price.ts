import type { Endpoints, LandedCartView, LandedPlaceView, LandedPriceQuery, LandedPriceView } from '@setu/contract';
import { internal, isAppError } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type { LandedItem } from '@setu/proto/catalogue/landed_prices';
import { LaneMode, SkuType } from '@setu/proto/catalogue/words';
import type { Rate } from '@setu/proto/fx/rates';
import { wireLandedOverride, wireLaneMode } from '@setu/proto/wire-words';
import { landedOverrides } from '@setu/proto/words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { declarationView, landedPlaceView, landedPriceView } from '../present/landed-price.js';
import { textsIn } from '../present/text.js';

/** Computes what a quantity of a card costs in the customer's warehouse. */
export async function landedPrice(call: CallContextOf<Endpoints['getLandedPrice']>): Promise<LandedPriceView> {
  const { card: skuId, count, ...rest } = call.query;
  const { price, rateDate } = await estimate(call, [{ skuId, count }], rest);
  return landedPriceView(price, rateDate, call.locale);
}

/** The maximum number of cards in one declaration. */
const maxItems = 100;

/** Computes what the goods of the caller's cart cost in the customer's warehouse, as one declaration. */
export async function landedCart(call: CallContextOf<Endpoints['getLandedCart']>): Promise<LandedCartView> {
  const { lines, lineCount } = await call.deps.services.request.listCart(
    {
      ...{ search: '', priceFrom: undefined, priceTo: undefined, sort: undefined, later: false, rate: undefined },
      page: { page: 1, limit: maxItems },
    },
    call.reads(),
  );
  const cards = lines.flatMap(({ card, count, available, price }) =>
    card && available && price && card.type === SkuType.PRODUCT ? [{ card, count: String(count) }] : [],
  );
  const left_out = lineCount - cards.length;
  if (cards.length === 0) return { price: null, left_out };
  const items = cards.map(({ card: { skuId }, count }) => ({ skuId, count }));
  const { price, rateDate } = await estimate(call, items, call.query);
  const names = new Map(cards.map(({ card }) => [card.skuId, card.name]));
  return {
    price: {
      ...declarationView(price, rateDate, call.locale),
      items: price.items.map(({ skuId, total, perUnit }) => ({
        sku_id: skuId,
        ...textsIn(call.locale, { name: names.get(skuId) }),
        ...{ total: Number(total), per_unit: Number(perUnit) },
      })),
    },
    left_out,
  };
}

type Choice = Pick<LandedPriceQuery, 'city' | 'date' | 'mode'> & Partial<Own>;

/** Computes a declaration at the rates of its day. `rateDate` is the day that the rupee's rate was set for. */
async function estimate(call: CallContext, items: LandedItem[], { city, date: day, mode, ...own }: Choice) {
  const rates = await validRates(call, day);
  const { price } = await call.deps.services.catalogue.estimateLandedPrice(
    {
      ...{ items, city, day, overrides: overridesOf(own) },
      mode: mode ? wireLaneMode(mode) : LaneMode.UNSPECIFIED,
      rates: Object.fromEntries(rates.map((rate) => [rate.currency, roublesFor(rate)])),
    },
    call.reads(),
  );
  if (!price) throw internal('an answer without a landed price');
  return { price, rateDate: rates.find(({ currency }) => currency === 'INR')?.date ?? null };
}

/** Returns the cities that a landed price can be computed for. */
export async function landedCities(call: CallContextOf<Endpoints['listLandedCities']>): Promise<LandedPlaceView[]> {
  const { cities } = await call.deps.services.catalogue.listLandedCities({}, call.reads());
  return cities.map((city) => landedPlaceView(city, call.locale));
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

const decimals = 12n;

/** Returns the roubles for one unit of a rate's currency, as a decimal text. */
export function roublesFor({ valueE4, nominal }: Pick<Rate, 'valueE4' | 'nominal'>): string {
  const scaled = ((valueE4 * 10n ** decimals) / (10_000n * BigInt(nominal)))
    .toString()
    .padStart(Number(decimals) + 1, '0');
  return `${scaled.slice(0, -Number(decimals))}.${scaled.slice(-Number(decimals))}`;
}

type Own = Pick<LandedPriceQuery, (typeof landedOverrides)[number]>;

const overridesOf = (own: Partial<Own>) =>
  landedOverrides.flatMap((kind) => {
    const value = own[kind];
    return value === undefined ? [] : [{ kind: wireLandedOverride(kind), value }];
  });

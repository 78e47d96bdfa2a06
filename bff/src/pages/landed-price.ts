import type { Endpoints, LandedCartView, LandedPlaceView, LandedPriceQuery, LandedPriceView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { LandedItem } from '@setu/proto/catalogue/landed_prices';
import { LaneMode, SkuType } from '@setu/proto/catalogue/words';
import { wireLandedOverride, wireLaneMode } from '@setu/proto/wire-words';
import { landedOverrides } from '@setu/proto/words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { declarationView, landedPlaceView, landedPriceView } from '../present/landed-price.js';
import { textsIn } from '../present/text.js';
import { landedRates } from './landed-rates.js';

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
        is_complete: !price.gaps.some((gap) => gap.skuId === '' || gap.skuId === skuId),
      })),
    },
    left_out,
  };
}

type Choice = Pick<LandedPriceQuery, 'city' | 'date' | 'mode'> & Partial<Own>;

/** Computes a declaration at the rates of its day. `rateDate` is the day that the rupee's rate was set for. */
async function estimate(call: CallContext, items: LandedItem[], { city, date: day, mode, ...own }: Choice) {
  const { rates, rateDate } = await landedRates(call, day);
  const { price } = await call.deps.services.catalogue.estimateLandedPrice(
    {
      ...{ items, city, day, rates, overrides: overridesOf(own) },
      mode: mode ? wireLaneMode(mode) : LaneMode.UNSPECIFIED,
    },
    call.reads(),
  );
  if (!price) throw internal('an answer without a landed price');
  return { price, rateDate };
}

/** Returns the cities that a landed price can be computed for. */
export async function landedCities(call: CallContextOf<Endpoints['listLandedCities']>): Promise<LandedPlaceView[]> {
  const { cities } = await call.deps.services.catalogue.listLandedCities({}, call.reads());
  return cities.map((city) => landedPlaceView(city, call.locale));
}

type Own = Pick<LandedPriceQuery, (typeof landedOverrides)[number]>;

const overridesOf = (own: Partial<Own>) =>
  landedOverrides.flatMap((kind) => {
    const value = own[kind];
    return value === undefined ? [] : [{ kind: wireLandedOverride(kind), value }];
  });

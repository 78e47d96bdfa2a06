import type { BasketItemsView, CartLineView, CartTotalView } from '@setu/contract';
import { type basketItemsInput, constants } from '@setu/contract';
import { inr, internal } from '@setu/kit/core';
import type { Rate } from '@setu/proto/fx/rates';
import type { CartLine, CartTotal } from '@setu/proto/request/cart';
import type { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import type { Language } from '../language/locale.js';
import { cardView } from '../present/card.js';
import { moneyView, reckoning } from '../present/money.js';

type BasketQuery = z.output<typeof basketItemsInput>;

/** Presents an item of the cart. */
export const lineView = (line: CartLine, language: Language): CartLineView => {
  if (!line.card) throw internal('a cart item without its card');
  return {
    id: line.id,
    basket_price: moneyView(line.price),
    added_price: moneyView(line.addedPrice),
    price_changed: line.priceChanged,
    available: line.available,
    count: line.count,
    added_at: line.addedAt,
    later_at: line.laterAt || null,
    open_request: line.openTwin ? { id: line.openTwin.id, numeric_hash: line.openTwin.numericHash } : null,
    product_sku: cardView(line.card, { language }),
  };
};

/** Presents the total of the cart. */
export const totalView = (total: CartTotal | undefined): CartTotalView => {
  if (!total) throw internal('a cart without its total');
  const suppliers = total.suppliers.map(({ companyId: id, shortName: short_name, ...lines }) => ({
    supplier: { id, short_name },
    ...linesTotal(lines),
  }));
  return { ...linesTotal(total), suppliers };
};

const linesTotal = (total: Omit<CartTotal, 'suppliers'>) => {
  const price = moneyView(total.price);
  if (!price) throw internal('a total without its price');
  const { roubles, pricedLines, unpricedLines, isLowerBound } = total;
  return {
    ...{ price, roubles: moneyView(roubles), is_lower_bound: isLowerBound },
    ...{ priced_lines: pricedLines, unpriced_lines: unpricedLines },
  };
};

const sortOf = (orderBy: BasketQuery['orderBy']) => {
  const [entry] = Object.entries(orderBy ?? {});
  return entry ? { key: entry[0], descending: entry[1] === 'desc' } : undefined;
};

/** Returns the rate for the roubles of a total, or undefined for a reader of rupees. */
export const rateOfTotal = (language: Language, rate: Rate | null): Rate | undefined =>
  rate !== null && reckoning(language, rate).currency === 'RUB' ? rate : undefined;

/** Returns the caller's cart, filtered, sorted and paged. Prices in the filters are in the reader's currency. */
export const basketItems = async (call: CallContext, query: BasketQuery): Promise<BasketItemsView> => {
  const rate = await call.deps.rates.get(call.reads());
  const reckoned = reckoning(call.locale, rate);
  const { selectBy, pagination } = query;
  const [greater, lesser] = [selectBy?.greater?.basket_price, selectBy?.lesser?.basket_price];
  const cart = await call.deps.services.request.listCart(
    {
      search: selectBy?.like_concat?.value ?? '',
      priceFrom: greater === undefined ? undefined : inr(reckoned.minPaise(greater)),
      priceTo: lesser === undefined ? undefined : inr(reckoned.maxPaise(lesser)),
      sort: sortOf(query.orderBy),
      later: query.later ?? false,
      rate: rateOfTotal(call.locale, rate),
      page: {
        page: pagination?.page ?? 1,
        limit: pagination?.tableSize ?? pagination?.limit ?? constants.defaultPageSize,
      },
    },
    call.reads(),
  );
  return {
    list: cart.lines.map((line) => lineView(line, call.locale)),
    total_count: cart.total,
    line_count: cart.lineCount,
    later_count: cart.laterCount,
    cart_total: totalView(cart.cartTotal),
    currency: reckoned.currency,
  };
};

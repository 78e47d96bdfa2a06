import { inr, invalid, type Money, readPage } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/cart';
import { searchPattern } from '../../requests/domain/search-text.js';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { cardOf } from '../../wire/card-snapshot.js';
import { readSort } from '../../wire/read-input.js';
import type { CartRow } from '../store/list-cart.js';

const sortKeys = ['name', 'price', 'added_at'] as const;

export const listCart: Rpc<'listCart'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeCustomer(actor);
    const { limit, offset } = readPage(request.page, { limit: 10 });
    const query = {
      userId: actor.userId,
      pattern: searchPattern(request.search),
      priceFrom: paise('price_from', request.priceFrom),
      priceTo: paise('price_to', request.priceTo),
      ...readSort(request.sort, sortKeys, 'added_at'),
      locale: localeOf(actor),
      limit,
      offset,
    };
    const [{ rows, total }, lineCount] = await Promise.all([read.cart.list(query), read.cart.count(actor.userId)]);
    return { lines: rows.map(line), total, lineCount };
  };

function line(row: CartRow): wire.CartLine {
  return {
    id: row.id,
    card: cardOf(row.content).card,
    count: row.count,
    addedPrice: row.addedPriceMinor === null ? undefined : inr(row.addedPriceMinor),
    price: row.priceMinor === null ? undefined : inr(row.priceMinor),
    priceChanged: row.addedPriceMinor !== row.priceMinor,
    available: row.published,
    addedAt: row.addedAt.toISOString(),
  };
}

function paise(path: string, money: Money | undefined): bigint | null {
  if (money === undefined) return null;
  if (money.currency !== 'INR') throw invalid({ [path]: 'invalid_option' });
  return money.minor;
}

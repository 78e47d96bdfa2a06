import { inr, invalid, type Money, readPage } from '@setu/kit/core';
import type { Handler } from '@setu/kit/rpc';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request';
import { cardOf } from '../card-snapshot.js';
import type { RequestDeps } from '../deps.js';
import { searchPattern } from '../domain/search-text.js';
import type { CartRow } from '../store/list-cart.js';
import { mustBeCustomer } from './access.js';
import { readSort } from './read-input.js';

const sortKeys = ['name', 'price', 'added_at'] as const;

export const listCart =
  ({ read }: RequestDeps): Handler<typeof wire.RequestService, 'listCart'> =>
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

import { invalid, type Money, readPage } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/cart';
import { searchedText } from '../../requests/domain/search-text.js';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { cardOf } from '../../wire/card-snapshot.js';
import { readSort } from '../../wire/read-input.js';
import { moment, rupees } from '../../wire/refs.js';
import type { CartRow } from '../store/list-cart.js';

const sortKeys = ['name', 'price', 'added_at'] as const;

export const listCart: Rpc<'listCart'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeCustomer(actor);
    const { limit, offset } = readPage(request.page, { limit: 10 });
    const query = {
      userId: actor.userId,
      search: searchedText(request.search),
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

const line = (row: CartRow): wire.CartLine => ({
  id: row.id,
  card: cardOf(row.content, row.pictureColors).card,
  count: row.count,
  addedPrice: rupees(row.addedPriceMinor),
  price: rupees(row.priceMinor),
  priceChanged: row.addedPriceMinor !== row.priceMinor,
  available: row.available,
  addedAt: moment(row.addedAt),
});

function paise(path: string, money: Money | undefined): bigint | undefined {
  if (money !== undefined && money.currency !== 'INR') throw invalid({ [path]: 'invalid_option' });
  return money?.minor;
}

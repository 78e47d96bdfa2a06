import { invalid, type Money, readPage } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import { listSorts } from '@setu/proto/list-sorts';
import { searchedText } from '../../requests/domain/search-text.js';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { readSort } from '../../wire/read-input.js';
import { lineView, totalView } from './line-view.js';

export const listCart: Rpc<'listCart'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeCustomer(actor);
    const { limit, offset } = readPage(request.page, { limit: 10 });
    const query = {
      userId: actor.userId,
      companyId: actor.companyId,
      later: request.later,
      search: searchedText(request.search),
      priceFrom: paise('price_from', request.priceFrom),
      priceTo: paise('price_to', request.priceTo),
      ...readSort(request.sort, listSorts.cart, 'added_at'),
      locale: localeOf(actor),
      limit,
      offset,
    };
    const [{ rows, total }, counts, cartTotal] = await Promise.all([
      read.cart.list(query),
      read.cart.counts(actor.userId),
      read.cart.total(actor.userId, request.rate),
    ]);
    return { lines: rows.map(lineView), total, ...counts, cartTotal: totalView(cartTotal) };
  };

function paise(path: string, money: Money | undefined): bigint | undefined {
  if (money !== undefined && money.currency !== 'INR') throw invalid({ [path]: 'invalid_option' });
  return money?.minor;
}

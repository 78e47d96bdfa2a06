import { notFound } from '@setu/kit/core';
import { localeOf, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { checkCount } from '../domain/count.js';
import { lineView, totalView } from './line-view.js';

export const setCartCount: Rpc<'setCartCount'> =
  ({ write }) =>
  async ({ lineId, count, rate }, { actor }) => {
    mustBeCustomer(actor);
    const { userId, companyId } = actor;
    const id = readId(lineId);
    return write(async ({ cart }) => {
      const before = await cart.line(userId, id);
      if (!before) throw notFound();
      checkCount(count, before.priceMinor);
      await cart.setCount(userId, id, count);
      const shown = await cart.list({ ...theLine(id), userId, companyId, locale: localeOf(actor) });
      const [row] = shown.rows;
      if (!row) throw notFound();
      const { lineCount } = await cart.counts(userId);
      return { line: lineView(row), cartTotal: totalView(await cart.total(userId, rate)), lineCount };
    });
  };

const theLine = (lineId: string) => ({
  lineId,
  later: false,
  search: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  sort: 'added_at' as const,
  descending: true,
  limit: 1,
  offset: 0,
});

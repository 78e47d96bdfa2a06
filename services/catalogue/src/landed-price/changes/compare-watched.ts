import type { Write } from '@setu/kit/events';
import { businessDay } from '@setu/proto/business-day';
import * as wire from '@setu/proto/catalogue/landed_prices';
import { landedPriceMoved } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { DeclaredGoods } from '../domain/declared-item.js';
import { hasMoved } from '../domain/has-moved.js';
import { goodsOfMessage } from '../rpc/goods-message.js';
import { estimateOf, isCity, loadCosts } from '../rpc/landed-prices.js';
import { type LandedBasis, readBasis } from '../rpc/read-request.js';
import type { WatchedPrice } from '../store/watched-prices.js';

/** The task that compares the landed prices of open requests after a change of the tables. */
export const compareWatchedName = 'catalogue.compare-watched-prices';

const batch = 200;
const first = '00000000-0000-0000-0000-000000000000';

interface Watched {
  watched: WatchedPrice;
  goods: DeclaredGoods[];
  basis: LandedBasis;
}

interface Comparing {
  read: Stores;
  write: Write<Stores>;
  now: Date;
  signal: AbortSignal;
}

/**
 * Computes every watched price again with the tables of today and its own rates, so that only the tables make a
 * difference. Publishes an event for each that differs by more than five per cent from the total of the last notification.
 */
export async function compareWatched({ read, write, now, signal }: Comparing): Promise<void> {
  let after = first;
  while (!signal.aborted) {
    const page = await read.watchedPrices.after(after, batch);
    const last = page.at(-1);
    if (last === undefined) return;
    const all = page.map((watched) => toWatched(watched, now));
    const costs = await loadCosts(
      read,
      all.flatMap(({ goods }) => goods),
    );
    for (const { watched, goods, basis } of all) {
      if (!isCity(costs, basis.city)) continue;
      const { total, isComplete } = estimateOf(costs, goods, basis);
      if (isComplete && hasMoved(watched.total, total)) await publish(write, watched, total);
    }
    after = last.requestId;
  }
}

function toWatched(watched: WatchedPrice, now: Date): Watched {
  const { declarations, ...basis } = wire.EstimateGoodsRequest.decode(watched.input);
  return {
    watched,
    goods: declarations.map((one, index) => goodsOfMessage(one.goods, `declarations.${index}`)),
    basis: readBasis({ ...basis, day: businessDay('moscow', now) }, now),
  };
}

const publish = (write: Write<Stores>, { requestId, version, total: totalBefore }: WatchedPrice, totalNow: string) =>
  write(async ({ watchedPrices, outbox }) => {
    if (await watchedPrices.notify({ requestId, version, total: totalNow }))
      await outbox.add(landedPriceMoved({ requestId, version, totalBefore, totalNow }));
  });

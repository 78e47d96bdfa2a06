import type { Actor } from '@setu/proto/common';
import type { Stores } from '../store/index.js';
import type { Gathered } from './gather-view.js';

/** Adds a supplier's own offers to requests whose deal it may not know. Other readers get the requests unchanged. */
export async function withOwnOffers(
  read: Pick<Stores, 'supplierOffers'>,
  { companyType, companyId }: Actor,
  visible: readonly Gathered[],
): Promise<readonly Gathered[]> {
  if (companyType !== 'supplier') return visible;
  const withoutDeal = visible.filter(({ offer, contract }) => offer === undefined && contract === undefined);
  const own = await read.supplierOffers.ofSupplier(
    withoutDeal.map(({ request }) => request.id),
    companyId,
  );
  return visible.map((gathered) => {
    const { request, offer, contract } = gathered;
    const given = offer === undefined && contract === undefined ? own.get(request.id) : undefined;
    if (given === undefined) return gathered;
    const { price, changedAt: at } = given;
    return {
      ...gathered,
      request: { ...request, total: price },
      offer: { requestId: request.id, priceMinor: price.money.minor, rate: price.rate, at },
    };
  });
}

import { invalid } from '@setu/kit/core';
import { mustBeSystem, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/catalogue/card_views';
import type { Rpc } from '../../served.js';
import { supplierDay } from '../domain/spans.js';

const maxCards = 1000;
const maxViews = 1_000_000;

const outOf = (path: string, code: 'min' | 'max', bound: number) =>
  invalid({ [path]: { code, params: { [code]: String(bound) } } });

/** Sums the views in a batch by card. Throws `invalid` with the name of the wrong field. */
function readCounted(counted: readonly wire.CountedViews[]): Map<string, number> {
  if (counted.length > maxCards) throw outOf('counted', 'max', maxCards);
  const sums = new Map<string, number>();
  for (const [index, { skuId, views }] of counted.entries()) {
    if (views < 1) throw outOf(`counted.${index}.views`, 'min', 1);
    if (views > maxViews) throw outOf(`counted.${index}.views`, 'max', maxViews);
    const id = readId(skuId);
    sums.set(id, (sums.get(id) ?? 0) + views);
  }
  return sums;
}

/** For the BFF. Adds a batch of views to the current day. Repeating a batch id adds nothing. */
export const countCardViews: Rpc<'countCardViews'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustBeSystem(actor);
    const counted = readCounted(request.counted);
    return write(({ idempotent, cardViews }) =>
      idempotent(
        {
          ...{ principal: actor.userId, route: 'countCardViews', key: request.batchId },
          fingerprint: wire.CountCardViewsRequest.encode(request).finish(),
          answer: wire.CountCardViewsResponse,
        },
        async () => {
          await cardViews.add(
            supplierDay(clock.now()),
            [...counted].map(([skuId, views]) => ({ skuId, views })),
          );
          return {};
        },
      ),
    );
  };

import * as wirePrices from '@setu/proto/catalogue/landed_prices';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/estimates';
import { wireEstimateSource, wireLandedOverride } from '@setu/proto/wire-words';
import type { Request } from '../../requests/domain/request.js';
import type { Stores } from '../../store/index.js';
import { currentGoods, hasGoods } from '../../wire/estimated-goods.js';
import { isoTimestamp, personRef } from '../../wire/refs.js';
import type { Estimate } from '../domain/estimate.js';
import { mayOverride, mayRecord } from '../domain/rights.js';

/** Returns the versions of a request's landed price for an actor who may see them. */
export async function estimateList(read: Stores, actor: Actor, request: Request): Promise<wire.ListEstimatesResponse> {
  // One after another, because a transaction has only one connection.
  const estimates = await read.estimates.of(request.id);
  const move = await read.estimates.moveOf(request.id);
  const current = await currentGoods(read, request);
  const [last] = estimates;
  const authors = new Set(estimates.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId ?? []].flat()));
  const people = await read.people.byIds([...authors]);
  const can = current !== undefined && mayRecord(actor, request);
  return {
    estimates: estimates.map((estimate) => ({
      ...estimateView(estimate),
      by: personRef(estimate.byUserId, people),
      acting: personRef(estimate.actingUserId, people),
    })),
    moved: move !== undefined && move.version === last?.version ? { ...move, at: isoTimestamp(move.at) } : undefined,
    isOutdated: last !== undefined && current !== undefined && !hasGoods(inputOf(last), current),
    ...{ mayRecord: can, mayOverride: can && mayOverride(actor, request) },
  };
}

const inputOf = ({ input }: Estimate): wirePrices.EstimateGoodsRequest => wirePrices.EstimateGoodsRequest.decode(input);

const estimateView = (estimate: Estimate): Omit<wire.Estimate, 'by' | 'acting'> => ({
  ...{ version: estimate.version, madeAt: isoTimestamp(estimate.madeAt), rateDate: estimate.rateDate },
  source: wireEstimateSource(estimate.source),
  overrides: estimate.overrides.map(({ kind, value, reason }) => ({
    ...{ figure: { kind: wireLandedOverride(kind), value }, reason },
  })),
  price: wirePrices.LandedPrice.decode(estimate.price),
  mode: inputOf(estimate).mode,
});

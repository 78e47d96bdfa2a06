import { stale } from '@setu/kit/core';
import * as wirePrices from '@setu/proto/catalogue/landed_prices';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { estimateMade } from '../../events.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import { actorIds } from '../../wire/access.js';
import { currentGoods, hasGoods } from '../../wire/estimated-goods.js';
import type { Estimate, EstimateOverride } from '../domain/estimate.js';
import { mustHaveReasons, overrideChanges } from '../domain/overrides.js';
import { demandReading, isOpen, mayRecord } from '../domain/rights.js';

/** A computed landed price, and what the caller has seen. */
export interface EstimateCommand {
  actor: Actor;
  requestId: string;
  version: number;
  input: wirePrices.EstimateGoodsRequest;
  price: wirePrices.LandedPrice;
  rateDate: string;
  overrides: EstimateOverride[];
}

/**
 * Stores the next version of a request's landed price and returns the request. Replaced figures are audited. If no line
 * has changed, there is no new version: the newest one is then the price of these goods.
 */
export async function recordEstimate(deps: RequestDeps, stores: Writing, command: EstimateCommand): Promise<Request> {
  const { actor, input, price, rateDate, overrides } = command;
  const request = await stores.requests.lock(command.requestId);
  demandReading(actor, request);
  if (!isOpen(request.status)) throw conflict(request);
  if (!mayRecord(actor, request)) demand(actor, request, 'manage');
  const [last] = await stores.estimates.of(request.id);
  const current = await currentGoods(stores, request);
  if (current === undefined) throw conflict(request);
  if ((last?.version ?? 0) !== command.version || !hasGoods(input, current))
    throw stale({ current_status: request.status, current_version: String(last?.version ?? 0) });
  const changes = overrideChanges(last?.overrides ?? [], overrides);
  if (changes.length > 0) {
    demand(actor, request, 'manage');
    mustHaveReasons(overrides);
  }
  const [at, who] = [deps.clock.now(), actorIds(actor)];
  const estimate: Estimate = {
    ...{ requestId: request.id, version: command.version + 1, madeAt: at, ...who },
    ...{ source: current.source, overrides, rateDate },
    input: wirePrices.EstimateGoodsRequest.encode(input).finish(),
    price: wirePrices.LandedPrice.encode(price).finish(),
  };
  if (last !== undefined && changes.length === 0 && isSamePrice(last, price)) {
    await stores.estimates.renew({ ...estimate, version: last.version });
    return request;
  }
  await stores.estimates.add(estimate);
  await stores.audit.add(changes.map((entry) => ({ id: deps.ids.id(), requestId: request.id, at, ...who, ...entry })));
  await stores.outbox.add(estimateMade(request, { version: estimate.version, input, price, former: totalOf(last) }));
  return request;
}

/** Returns whether a price has the city, the total and the lines of a version. */
function isSamePrice({ price: stored }: Estimate, price: wirePrices.LandedPrice): boolean {
  const textOf = ({ city, total, isComplete, lines }: wirePrices.LandedPrice) =>
    JSON.stringify([
      city?.code,
      total,
      isComplete,
      lines.map(({ line, amount, isIncluded }) => [line, amount, isIncluded]),
    ]);
  return price.lines.length > 0 && textOf(price) === textOf(wirePrices.LandedPrice.decode(stored));
}

const totalOf = (last: Estimate | undefined): string =>
  last === undefined ? '' : wirePrices.LandedPrice.decode(last.price).total;

import type { Endpoints, OfferLandedList, RequestLandedView } from '@setu/contract';
import { internal, invalid, refused } from '@setu/kit/core';
import type { LandedOverrideValue, LandedPrice } from '@setu/proto/catalogue/landed_prices';
import { LaneMode } from '@setu/proto/catalogue/words';
import type { EstimateOverride, ListEstimatesResponse } from '@setu/proto/request/estimates';
import { wireLandedOverride, wireLaneMode } from '@setu/proto/wire-words';
import type { LandedOverride } from '@setu/proto/words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { offerLandedList } from '../present/offer-landed.js';
import { requestLandedView } from '../present/request-landed.js';
import { landedRates } from './landed-rates.js';
import { optional } from './part.js';

/** What the next version of a landed price is computed with. Absent values are those of the version before. */
interface Choice {
  version: number;
  city?: string | undefined;
  mode?: LaneMode | undefined;
  figure?: { kind: LandedOverride; value: string | null; reason: string } | undefined;
}

const versionsOf = (call: CallContext, requestId: string): Promise<ListEstimatesResponse> =>
  call.deps.services.request.listEstimates({ requestId }, call.reads());

/**
 * Returns the versions of a request's landed price. Without any, it computes what the first version would be. A user
 * stores it by recalculating.
 */
export async function requestLanded(call: CallContext, requestId: string): Promise<RequestLandedView> {
  const found = await versionsOf(call, requestId);
  const isMissing = found.estimates.length === 0 && found.mayRecord;
  const first = isMissing ? await optional(compute(call, requestId, { version: 0 }, found), undefined) : undefined;
  return requestLandedView(found, call, first && { ...first, mode: first.input.mode });
}

/** Computes the landed price of a request and stores it as the next version. */
export async function recordLanded(call: CallContextOf<Endpoints['recordRequestLanded']>): Promise<RequestLandedView> {
  const { version, city, mode, figure } = call.input;
  const chosen = mode === undefined ? undefined : mode === null ? LaneMode.UNSPECIFIED : wireLaneMode(mode);
  const recorded = await record(call, call.params.request, { version, city, mode: chosen, figure });
  return requestLandedView(recorded, call);
}

/**
 * Stores the next version after the price of a request changed, or the first version after its publication. The change
 * itself does not depend on it: a version that cannot be computed now is left to the page's button.
 */
export const keepLanded = async (call: CallContext, requestId: string): Promise<void> => {
  await optional(
    versionsOf(call, requestId).then(async ({ estimates: [last], isOutdated }) => {
      if (last === undefined || isOutdated) await record(call, requestId, { version: last?.version ?? 0 });
    }),
    undefined,
  );
};

async function record(call: CallContext, requestId: string, choice: Choice): Promise<ListEstimatesResponse> {
  const computed = await compute(call, requestId, choice, await versionsOf(call, requestId));
  const recorded = await call.deps.services.request.recordEstimate(
    { requestId, version: choice.version, ...computed, idempotencyKey: call.idempotencyKey },
    call.writes(),
  );
  if (!recorded.estimates) throw internal('an answer without its landed prices');
  return recorded.estimates;
}

/** Computes the version after the newest one, at the rates of today. */
async function compute(
  call: CallContext,
  requestId: string,
  choice: Choice,
  { estimates: [last], mayOverride }: ListEstimatesResponse,
) {
  const { request, catalogue } = call.deps.services;
  const [{ current, source, city: wanted }, { rates, rateDate }] = await Promise.all([
    request.describeGoods({ requestId }, call.reads()),
    landedRates(call, ''),
  ]);
  if (current === undefined) throw refused('landed_unknown');
  const overrides = overridesAfter(last?.overrides ?? [], choice.figure);
  const input = {
    ...{ declarations: [current], city: choice.city || last?.price?.city?.code || wanted, day: '', rates },
    mode: choice.mode ?? last?.mode ?? LaneMode.UNSPECIFIED,
    overrides: overrides.flatMap(({ figure }) => figure ?? []),
  };
  const { price } = (await catalogue.estimateGoods(input, call.reads())).estimates[0] ?? {};
  // Others are refused by the request service.
  if (mayOverride) mustBeUsed(choice.figure, price);
  return { source, input, overrides, rateDate: rateDate ?? '', price };
}

/** Throws `invalid` for a figure that the calculation does not use, such as freight that the price includes. */
function mustBeUsed(figure: Choice['figure'], price: LandedPrice | undefined): void {
  if (figure === undefined || figure.value === null) return;
  const kind = wireLandedOverride(figure.kind);
  if (!price?.assumptions.some((one) => one.override === kind && one.isOverridden))
    throw invalid({ 'figure.kind': 'figure_unused' });
}

/** Returns the replaced figures after one more was replaced, or is no longer replaced. */
function overridesAfter(before: readonly EstimateOverride[], figure: Choice['figure']): EstimateOverride[] {
  if (figure === undefined) return [...before];
  const kind = wireLandedOverride(figure.kind);
  const others = before.filter((one) => one.figure?.kind !== kind);
  const { value, reason } = figure;
  return value === null ? others : [...others, { figure: { kind, value } satisfies LandedOverrideValue, reason }];
}

/** Computes what the goods of each valid offer cost in the customer's warehouse, at today's rates. */
export async function offersLanded(call: CallContextOf<Endpoints['listOfferLanded']>): Promise<OfferLandedList> {
  const { city, mode } = call.query;
  const requestId = call.params.request;
  const [{ offers, city: wanted }, { rates, rateDate }] = await Promise.all([
    call.deps.services.request.describeGoods({ requestId }, call.reads()),
    landedRates(call, ''),
  ]);
  if (offers.length === 0) return { list: [], city: null, rate_date: null };
  const { estimates } = await call.deps.services.catalogue.estimateGoods(
    {
      ...{ declarations: offers, city: city || wanted, day: '', rates, overrides: [] },
      mode: mode ? wireLaneMode(mode) : LaneMode.UNSPECIFIED,
    },
    call.reads(),
  );
  return offerLandedList(estimates, rateDate, call.locale);
}

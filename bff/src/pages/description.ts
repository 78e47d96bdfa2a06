import type { rfdContract, typedContract, typedFurtherPositions, typedPosition } from '@setu/contract';
import { isAppError } from '@setu/kit/core';
import type { Unit } from '@setu/proto/catalogue/reference';
import type { Description } from '@setu/proto/request/drafts';
import type { DescribedItem, RequestView } from '@setu/proto/request/view';
import type { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import { optional } from './part.js';
import { findRequest } from './request.js';

/** The parts of a form that describe the subject of a request, unvalidated or validated. */
export interface DescriptionForm {
  position?: z.output<typeof typedPosition> | undefined;
  further_positions?: z.output<typeof typedFurtherPositions> | undefined;
  contract?: z.output<typeof typedContract> | z.output<typeof rfdContract> | undefined;
}

/**
 * Converts a description for its service, with its unit's name in both languages. Undefined if the form contains no
 * description.
 */
export const descriptionOf = async (
  call: CallContext,
  { position, further_positions: further = [], contract }: DescriptionForm,
): Promise<Description | undefined> => {
  if (!position && !contract) return undefined;
  const unitBy = await unitsFor(call, [position?.unit ?? '', ...further.map(({ unit }) => unit)]);
  return {
    ...itemOf(position, unitBy),
    furtherItems: further.map((each) => itemOf(each, unitBy)),
    timeFrame: contract?.time_frame ?? '',
    total: contract?.total_price ?? '',
    comment: contract?.comment ?? '',
    boughtBefore: contract?.bought_before ?? '',
    boughtSupplier: contract?.bought_supplier ?? '',
    boughtBrand: contract?.bought_brand ?? '',
    deliveryCity: contract?.delivery_city ?? '',
  };
};

const itemOf = (
  position: z.output<typeof typedPosition> | undefined,
  unitBy: (id: string) => Unit | undefined,
): DescribedItem => ({
  name: position?.description ?? '',
  description: position?.comment ?? '',
  area: position?.area ?? '',
  customsCode: position?.customs_code ?? '',
  count: position?.count ?? '',
  unit: unitBy(position?.unit ?? ''),
  price: position?.price ?? '',
});

/** Returns a request that the caller may see, or undefined. */
export const requestOrNone = async (call: CallContext, requestId: string): Promise<RequestView | undefined> => {
  try {
    return await findRequest(call, requestId);
  } catch (error) {
    if (isAppError(error, 'not_found')) return undefined;
    throw error;
  }
};

/**
 * Returns how to find the given units. An unknown unit, or one that cannot be loaded now, has only its id: a draft
 * stores it, and publishing rejects it.
 */
const unitsFor = async (call: CallContext, ids: readonly string[]): Promise<(id: string) => Unit | undefined> => {
  if (ids.every((id) => id === '')) return () => undefined;
  const { units } = await optional(call.deps.services.catalogue.listUnits({}, call.reads()), { units: [] });
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return (id) => (id === '' ? undefined : (byId.get(id) ?? { id, name: undefined, description: undefined }));
};

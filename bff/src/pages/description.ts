import type { rfdContract, typedContract, typedPosition } from '@setu/contract';
import { isAppError } from '@setu/kit/core';
import type { Unit } from '@setu/proto/catalogue/reference';
import type { Description } from '@setu/proto/request/drafts';
import type { RequestView } from '@setu/proto/request/view';
import type { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import { optional } from './part.js';
import { findRequest } from './request.js';

/** The parts of a form that describe the subject of a request, unvalidated or validated. */
export interface DescriptionForm {
  position?: z.output<typeof typedPosition> | undefined;
  contract?: z.output<typeof typedContract> | z.output<typeof rfdContract> | undefined;
}

/**
 * Converts a description for its service, with its unit's name in both languages. Undefined if the form contains no
 * description.
 */
export const descriptionOf = async (
  call: CallContext,
  { position, contract }: DescriptionForm,
): Promise<Description | undefined> => {
  if (!position && !contract) return undefined;
  return {
    name: position?.description ?? '',
    description: position?.comment ?? '',
    area: position?.area ?? '',
    customsCode: position?.customs_code ?? '',
    count: position?.count ?? '',
    unit: await unitOf(call, position?.unit ?? ''),
    price: position?.price ?? '',
    timeFrame: contract?.time_frame ?? '',
    total: contract?.total_price ?? '',
    comment: contract?.comment ?? '',
    boughtBefore: contract?.bought_before ?? '',
    boughtSupplier: contract?.bought_supplier ?? '',
    boughtBrand: contract?.bought_brand ?? '',
  };
};

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
 * Returns a unit. An unknown unit, or one that cannot be loaded now, has only its id: a draft stores it, and publishing
 * rejects it.
 */
const unitOf = async (call: CallContext, id: string): Promise<Unit | undefined> => {
  if (id === '') return undefined;
  const { units } = await optional(call.deps.services.catalogue.listUnits({}, call.reads()), { units: [] });
  return units.find((unit) => unit.id === id) ?? { id, name: undefined, description: undefined };
};

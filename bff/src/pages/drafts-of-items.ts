import type { LinesToRequestsView } from '@setu/contract';
import { type AppError, isAppError } from '@setu/kit/core';
import type { RequestContact } from '@setu/proto/request/view';
import type { CallContext } from '../http/call-context.js';
import { presentFailure } from '../http/failure.js';

/** The number of concurrent calls. A hundred at once would exceed the circuit breaker's limit for one service. */
const batchSize = 8;

type Outcome = { item: string; id: string } | { item: string; message: string };

/** The errors reported for a single item. Any other error fails the complete call, which can safely be repeated. */
const ofLine = new Set<AppError['kind']>(['not_found', 'refused']);

/**
 * Creates a draft from each of the caller's cart items, or returns the existing unchanged draft. Errors are reported by
 * item.
 */
export const draftsOfItems = async (
  call: CallContext,
  items: readonly string[],
  contact: RequestContact,
): Promise<LinesToRequestsView> => {
  const draftOf = async (item: string): Promise<Outcome> => {
    try {
      const { requestId } = await call.deps.services.request.createDraftFromCart(
        { cartLineId: item, contact },
        call.writes(),
      );
      return { item, id: requestId };
    } catch (error) {
      if (!isAppError(error) || !ofLine.has((error as AppError).kind)) throw error;
      return { item, message: presentFailure(error, call.locale).body.message };
    }
  };
  const outcomes: Outcome[] = [];
  for (let from = 0; from < items.length; from += batchSize)
    outcomes.push(...(await Promise.all(items.slice(from, from + batchSize).map(draftOf))));
  return {
    requests: outcomes.filter((outcome) => 'id' in outcome),
    refused: outcomes.filter((outcome) => 'message' in outcome),
  };
};

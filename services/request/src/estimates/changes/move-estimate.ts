import type { Writing } from '../../deps.js';
import { estimateMoved } from '../../events.js';
import type { EstimateMove } from '../domain/estimate.js';
import { isOpen } from '../domain/rights.js';

/**
 * Stores how the tables moved the landed price of a request, and publishes the event. Does nothing if the request
 * ended, or if its landed price has a newer version.
 */
export async function moveEstimate(stores: Writing, move: EstimateMove): Promise<void> {
  const request = await stores.requests.lock(move.requestId);
  if (request === undefined || !isOpen(request.status)) return;
  const [last] = await stores.estimates.of(request.id);
  if (last?.version !== move.version) return;
  await stores.estimates.putMove(move);
  await stores.outbox.add(estimateMoved(request, move));
}

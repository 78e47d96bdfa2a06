import type { RequestDeps, Writing } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import { settledBy } from '../domain/settling.js';
import { stepInvitations } from './step-invitations.js';

/** Updates the invitations of a locked request after its transition, and returns the request with its new invitees. */
export async function settleInvitations(
  { ids }: RequestDeps,
  stores: Writing,
  { before, after }: { before: Request; after: Request },
): Promise<Request> {
  const invitations = await stores.invitations.of(after.id);
  const by = { requestId: after.id, at: after.statusAt, id: ids.id };
  const steps = settledBy({ before, after }, invitations, by);
  return stepInvitations(stores, { request: after, invitations, steps, byMove: true });
}

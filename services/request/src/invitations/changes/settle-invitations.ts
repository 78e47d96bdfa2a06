import type { RequestDeps, Writing } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import { settledBy } from '../domain/settling.js';
import { transitionInvitations } from './transition-invitations.js';

/** Updates the invitations of a locked request after its transition, and returns the request with its new invitees. */
export async function settleInvitations(
  { ids }: RequestDeps,
  stores: Writing,
  { before, after }: { before: Request; after: Request },
): Promise<Request> {
  const invitations = await stores.invitations.of(after.id);
  const by = { requestId: after.id, at: after.statusAt, id: ids.id };
  const transitions = settledBy({ before, after }, invitations, by);
  return transitionInvitations(stores, { request: after, invitations, transitions, byMove: true });
}

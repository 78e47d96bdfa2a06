import type { Writing } from '../../deps.js';
import { invitationChanged } from '../../events.js';
import type { Request } from '../../requests/domain/request.js';
import { afterSteps, type Invitation, inviteesOf, type Stepped } from '../domain/invitation.js';

/** The changes to the invitations of a locked request. */
export interface InvitationSteps {
  request: Request;
  invitations: readonly Invitation[];
  steps: readonly Stepped[];
  /** Whether a transition of the request caused the changes. */
  byMove?: boolean;
}

/** Stores changed invitations, publishes the events, and returns the request with its new invitees. */
export async function stepInvitations(
  stores: Writing,
  { request, invitations, steps, byMove = false }: InvitationSteps,
): Promise<Request> {
  if (steps.length === 0) return request;
  const after = { ...request, invitees: inviteesOf(afterSteps(invitations, steps)) };
  const { files } = await stores.conditions.of(request.id);
  const fileIds = files.map(({ id }) => id);
  for (const stepped of steps) {
    const { state } = stepped.invitation;
    await stores.invitations.put(stepped.invitation);
    const requestFileIds = state === 'open' || state === 'chosen' ? fileIds : [];
    const offer = await stores.supplierOffers.get(stepped.invitation.id);
    const offerFileIds = (offer?.files ?? []).map(({ id }) => id);
    const read = { requestFileIds, offerFileIds, shared: offer?.shared ?? false };
    await stores.outbox.add(invitationChanged(after, stepped, { ...read, byMove }));
  }
  await stores.requests.saveInvitees(after);
  return after;
}

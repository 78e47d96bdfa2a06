import { wholeCount } from '@setu/kit/core';
import type { Writing } from '../../deps.js';
import { invitationChanged } from '../../events.js';
import type { Request } from '../../requests/domain/request.js';
import { advanceShareOf } from '../../wire/card-snapshot.js';
import { reportedTerms } from '../../wire/reported-terms.js';
import { afterTransitions, type Invitation, type InvitationTransition, inviteesOf } from '../domain/invitation.js';
import { atRecordedRate } from '../domain/supplier-offer.js';

/** The changes to the invitations of a locked request. */
export interface InvitationTransitions {
  request: Request;
  invitations: readonly Invitation[];
  transitions: readonly InvitationTransition[];
  /** Whether a transition of the request caused the changes. */
  byMove?: boolean;
}

/** Stores changed invitations, publishes the events, and returns the request with its new invitees. */
export async function transitionInvitations(
  stores: Writing,
  { request, invitations, transitions, byMove = false }: InvitationTransitions,
): Promise<Request> {
  if (transitions.length === 0) return request;
  const after = { ...request, invitees: inviteesOf(afterTransitions(invitations, transitions)) };
  const { files, count, card } = await stores.conditions.of(request.id);
  const recorded = (await stores.offers.of([request.id])).get(request.id);
  const fileIds = files.map(({ id }) => id);
  for (const transition of transitions) {
    const { state } = transition.invitation;
    await stores.invitations.put(transition.invitation);
    const requestFileIds = state === 'open' || state === 'chosen' ? fileIds : [];
    const offer = await stores.supplierOffers.get(transition.invitation.id);
    const offerFileIds = (offer?.files ?? []).map(({ id }) => id);
    const read = { requestFileIds, offerFileIds, shared: offer?.shared ?? false };
    const common = { count: wholeCount(count), advanceShare: advanceShareOf(card) };
    const terms = offer && reportedTerms({ ...atRecordedRate(offer, recorded), ...common });
    await stores.outbox.add(invitationChanged(after, transition, { ...read, byMove, terms }));
  }
  await stores.requests.saveInvitees(after);
  return after;
}

import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { Change } from '../../audit/domain/changes.js';
import type { RequestDeps, Writing } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import { actorIds } from '../../wire/access.js';
import type { Invitation, InvitationTransition } from '../domain/invitation.js';
import { publishReaders } from './publish-readers.js';
import { transitionInvitations } from './transition-invitations.js';

/** A change that a manager makes to a request's invitations. `change` returns the transitions to make. */
export interface InvitationChange {
  actor: Actor;
  requestId: string;
  change: (locked: {
    request: Request;
    invitations: Invitation[];
    at: Date;
  }) => Promise<InvitationTransition[]> | InvitationTransition[];
}

/**
 * Changes the invitations of a request that the caller manages, under the request's lock, and writes the audit entries.
 * Returns the request with its new invitees.
 */
export async function changeInvitations(
  { clock, ids }: RequestDeps,
  stores: Writing,
  { actor, requestId, change }: InvitationChange,
): Promise<Request> {
  mustBeUser(actor);
  const request = await stores.requests.lock(readId(requestId));
  demand(actor, request, 'manage');
  const invitations = await stores.invitations.of(request.id);
  const at = clock.now();
  const transitions = await change({ request, invitations, at });
  const after = await transitionInvitations(stores, { request, invitations, transitions });
  await publishReaders(stores, request, after);
  const who = { requestId: request.id, at, ...actorIds(actor) };
  await stores.audit.add(transitions.map((transition) => ({ id: ids.id(), ...who, ...audited(transition) })));
  return after;
}

/** Returns the audit entry, which names the invited supplier or the supplier whose invitation was withdrawn. */
const audited = ({ step, invitation }: InvitationTransition): Change => {
  const supplier = invitation.supplierCompanyId;
  return step === 'withdrawn'
    ? { field: 'invited_supplier', from: supplier, to: '' }
    : { field: 'invited_supplier', from: '', to: supplier };
};

import type { DeclineReason, InvitationState, InvitationStep } from '@setu/proto/words';
import type { Invitee } from '../../requests/domain/invitee.js';
import type { Status } from '../../requests/domain/lifecycle.js';

/** Why a supplier makes no offer. */
export interface Decline {
  reason: DeclineReason;
  comment: string;
}

/** A supplier asked for an offer to a request. */
export interface Invitation {
  id: string;
  requestId: string;
  supplierCompanyId: string;
  state: InvitationState;
  /** Grows with everything that happens to it or its offer. */
  version: number;
  invitedAt: Date;
  stateAt: Date;
  decline: Decline | undefined;
  /** Where the request stood when the supplier's part ended. */
  left: { status: Status; seq: number } | undefined;
}

/** An invitation something happened to. */
export interface Stepped {
  step: InvitationStep;
  invitation: Invitation;
}

/** The suppliers of these invitations, as far as the rights to their request go. */
export const inviteesOf = (invitations: readonly Invitation[]): Invitee[] =>
  invitations.map(({ supplierCompanyId: companyId, state, left }) => ({ companyId, state, ...(left && { left }) }));

/** Takes a request's invitations and what happened to some, gives them after it, new ones last. */
export function afterSteps(invitations: readonly Invitation[], steps: readonly Stepped[]): Invitation[] {
  const changed = new Map(steps.map(({ invitation }) => [invitation.id, invitation]));
  const kept = invitations.map((each) => changed.get(each.id) ?? each);
  return [...kept, ...[...changed.values()].filter(({ id }) => !invitations.some((each) => each.id === id))];
}

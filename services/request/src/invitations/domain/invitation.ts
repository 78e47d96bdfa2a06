import type { DeclineReason, InvitationState, InvitationStep } from '@setu/proto/words';
import type { Invitee } from '../../requests/domain/invitee.js';
import type { Status } from '../../requests/domain/lifecycle.js';

/** Why a supplier declines to make an offer. */
export interface Decline {
  reason: DeclineReason;
  comment: string;
}

/** A supplier's invitation to make an offer for a request. */
export interface Invitation {
  id: string;
  requestId: string;
  supplierCompanyId: string;
  state: InvitationState;
  /** Grows with every change of the invitation or its offer. */
  version: number;
  invitedAt: Date;
  stateAt: Date;
  /** When the supplier answered for the first time: with an offer, or by declining to make one. */
  answeredAt: Date | undefined;
  decline: Decline | undefined;
  /** The request's status when the supplier's participation ended. */
  left: { status: Status; seq: number } | undefined;
}

/** An invitation after a change, with the name of the change. */
export interface InvitationTransition {
  step: InvitationStep;
  invitation: Invitation;
}

/** Returns a supplier's answer with the time of the first one. Later answers do not change it. */
export const answered = ({ step, invitation }: InvitationTransition, at: Date): InvitationTransition => ({
  step,
  invitation: { ...invitation, answeredAt: invitation.answeredAt ?? at },
});

/** Returns the invitees of a request, in the form that the access rules use. */
export const inviteesOf = (invitations: readonly Invitation[]): Invitee[] =>
  invitations.map(({ supplierCompanyId: companyId, state, left }) => ({ companyId, state, ...(left && { left }) }));

/** Returns the invitations after the changes, with new ones last. */
export function afterTransitions(
  invitations: readonly Invitation[],
  transitions: readonly InvitationTransition[],
): Invitation[] {
  const changed = new Map(transitions.map(({ invitation }) => [invitation.id, invitation]));
  const existing = invitations.map((each) => changed.get(each.id) ?? each);
  return [...existing, ...[...changed.values()].filter(({ id }) => !invitations.some((each) => each.id === id))];
}

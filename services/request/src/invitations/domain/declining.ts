import { characters, invalid, type Params } from '@setu/kit/core';
import type { DeclineReason } from '@setu/proto/words';
import type { Request } from '../../requests/domain/request.js';
import type { Decline, Invitation, InvitationTransition } from './invitation.js';
import { mayInvite } from './inviting.js';

const COMMENT_MAX = 2000;

/** Returns whether a supplier may answer: its invitation is open and the request has no supplier. */
export const mayAnswer = ({ status }: Pick<Request, 'status'>, { state }: Pick<Invitation, 'state'>): boolean =>
  state === 'open' && mayInvite(status);

function commentFailure(
  reason: DeclineReason | undefined,
  comment: string,
): string | { code: string; params: Params } | undefined {
  if (comment.includes('\0')) return 'invalid_characters';
  if (characters(comment) > COMMENT_MAX) return { code: 'length_max', params: { max: String(COMMENT_MAX) } };
  return reason === 'other' && comment === '' ? 'required' : undefined;
}

/**
 * Checks a supplier's reason and comment for declining, and returns both with the comment trimmed. Throws one `invalid`
 * for both fields.
 */
export function readDecline(sent: { reason: DeclineReason | undefined; comment: string }): Decline {
  const { reason } = sent;
  const comment = sent.comment.trim();
  const wrong = commentFailure(reason, comment);
  if (reason === undefined || wrong !== undefined)
    throw invalid({
      ...(reason === undefined && { reason: 'required' }),
      ...(wrong !== undefined && { comment: wrong }),
    });
  return { reason, comment };
}

/** Ends an open invitation because the supplier declined, and records the request's current status. */
export function declined(
  invitation: Invitation,
  decline: Decline,
  at: { request: Request; at: Date },
): InvitationTransition {
  const left = { status: at.request.status, seq: at.request.eventSeq };
  const version = invitation.version + 1;
  return { step: 'declined', invitation: { ...invitation, state: 'declined', decline, left, stateAt: at.at, version } };
}

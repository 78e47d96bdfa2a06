import type * as wire from '@setu/proto/identity/own_email';
import { wireEmailChangeState, wireEmailSide } from '@setu/proto/wire-words';
import { type EmailChange, isWaiting, resendSeconds, stateFor } from '../domain/email-change.js';
import type { Linked } from '../store/email-changes.js';

/** Returns a user's address and the pending change of it. */
export const changeMessage = (
  email: string,
  change: EmailChange | undefined,
  now: Date,
): wire.GetEmailChangeResponse => ({
  email,
  change: isWaiting(change, now)
    ? {
        email: change.email,
        oldConfirmed: change.oldConfirmedAt !== undefined,
        newConfirmed: change.newConfirmedAt !== undefined,
        expiresAt: change.expiresAt.toISOString(),
        resendSeconds: resendSeconds(change, now),
      }
    : undefined,
});

/** Returns what a link confirms. */
export const confirmationMessage = ({ change, side }: Linked): wire.EmailConfirmation => ({
  email: change.email,
  side: wireEmailSide(side),
  state: wireEmailChangeState(stateFor(change, side)),
});

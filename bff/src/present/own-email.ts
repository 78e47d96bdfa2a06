import type { EmailChangeView, EmailConfirmationView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/own_email';
import { emailChangeStateWord, emailSideWord } from '@setu/proto/wire-words';

/** Presents a user's email address and its pending change. */
export const emailChangeView = ({ email, change }: wire.GetEmailChangeResponse): EmailChangeView => ({
  email,
  change: change
    ? {
        email: change.email,
        old_confirmed: change.oldConfirmed,
        new_confirmed: change.newConfirmed,
        expires_at: change.expiresAt,
        resend_seconds: change.resendSeconds,
      }
    : null,
});

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw internal('a change of address in an unknown state');
  return value;
};

/** Presents the change of address that a confirmation link belongs to. */
export const emailConfirmationView = (confirmation: wire.EmailConfirmation | undefined): EmailConfirmationView => {
  if (confirmation === undefined) throw internal('a confirmation link without its subject');
  const { email, side, state } = confirmation;
  return { email, side: known(emailSideWord(side)), state: known(emailChangeStateWord(state)) };
};

import { invalid } from '@setu/kit/core';
import { emailFailure } from '@setu/proto/contact-details';
import type { EmailChangeState, EmailSide } from '@setu/proto/words';
import { normaliseEmail } from '../../sessions/domain/sign-in.js';

/**
 * The validity of a change's links, the minimum pause between two emails with links, and the maximum number of such
 * emails per day.
 */
export const CHANGE_MS = 24 * 3_600_000;
export const SEND_AGAIN_MS = 60_000;
export const SENDS_A_DAY = 10;

/** One of the two mailboxes. */
export type Side = EmailSide;

/** A change of the address with which a user signs in. */
export interface EmailChange {
  userId: string;
  /** The new address. */
  email: string;
  locale: 'en' | 'ru';
  oldConfirmedAt?: Date | undefined;
  newConfirmedAt?: Date | undefined;
  /** The result, or absent while the change is open. */
  outcome?: 'changed' | 'taken' | undefined;
  sentAt: Date;
  expiresAt: Date;
}

/** Validates a typed address and returns it as it is stored. Throws `invalid` on `email`. */
export function readNewEmail(typed: string, present: string): string {
  const failure = emailFailure(typed);
  if (failure !== undefined) throw invalid({ email: failure });
  const email = normaliseEmail(typed);
  if (email === present) throw invalid({ email: 'email_same' });
  return email;
}

const confirmedAt = (change: EmailChange, side: EmailSide): Date | undefined =>
  side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt;

/** Returns whether both mailboxes have confirmed. */
export const isConfirmed = (change: EmailChange): boolean =>
  change.oldConfirmedAt !== undefined && change.newConfirmedAt !== undefined;

/** Returns the mailboxes that have not confirmed. */
export const unconfirmedSides = (change: EmailChange): EmailSide[] =>
  (['old', 'new'] as const).filter((side) => confirmedAt(change, side) === undefined);

/** Returns the status of a change for the reader of one of its links. */
export function stateFor(change: EmailChange, side: EmailSide): EmailChangeState {
  if (change.outcome !== undefined) return change.outcome;
  return confirmedAt(change, side) === undefined ? 'open' : 'waiting';
}

/** Returns whether a change still waits for a confirmation. */
export const isWaiting = (change: EmailChange | undefined, now: Date): change is EmailChange =>
  change !== undefined && change.outcome === undefined && change.expiresAt > now;

/** Returns the full seconds until the emails may be sent again, or 0 if they may be sent now. */
export const resendSeconds = ({ sentAt }: Pick<EmailChange, 'sentAt'>, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() + SEND_AGAIN_MS - now.getTime()) / 1000));

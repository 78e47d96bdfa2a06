import { invalid } from '@setu/kit/core';
import { emailFailure } from '@setu/proto/contact-details';
import type { EmailChangeState, EmailSide } from '@setu/proto/words';
import { normaliseEmail } from '../../sessions/domain/sign-in.js';

/** How long the links of a change count, how soon they may be sent again, and how often a day one person is mailed them. */
export const CHANGE_MS = 24 * 3_600_000;
export const SEND_AGAIN_MS = 60_000;
export const SENDS_A_DAY = 10;

/** Which of its two mailboxes. */
export type Side = EmailSide;

/** A change of the address somebody signs in with. */
export interface EmailChange {
  userId: string;
  /** The new address. */
  email: string;
  locale: 'en' | 'ru';
  oldConfirmedAt?: Date | undefined;
  newConfirmedAt?: Date | undefined;
  /** What came of it; absent while it waits. */
  outcome?: 'changed' | 'taken' | undefined;
  sentAt: Date;
  expiresAt: Date;
}

/** Takes the address as typed and the present one; gives the new one as it is kept. Throws `invalid` on `email`. */
export function readNewEmail(typed: string, present: string): string {
  const failure = emailFailure(typed);
  if (failure !== undefined) throw invalid({ email: failure });
  const email = normaliseEmail(typed);
  if (email === present) throw invalid({ email: 'email_same' });
  return email;
}

const confirmedAt = (change: EmailChange, side: EmailSide): Date | undefined =>
  side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt;

/** Whether both mailboxes have confirmed. */
export const isConfirmed = (change: EmailChange): boolean =>
  change.oldConfirmedAt !== undefined && change.newConfirmedAt !== undefined;

/** The mailboxes that have not. */
export const sidesLeft = (change: EmailChange): EmailSide[] =>
  (['old', 'new'] as const).filter((side) => confirmedAt(change, side) === undefined);

/** Where it stands for the reader of one of its links. */
export function stateFor(change: EmailChange, side: EmailSide): EmailChangeState {
  if (change.outcome !== undefined) return change.outcome;
  return confirmedAt(change, side) === undefined ? 'open' : 'waiting';
}

/** Whether it still waits for its mailboxes. */
export const isWaiting = (change: EmailChange | undefined, now: Date): change is EmailChange =>
  change !== undefined && change.outcome === undefined && change.expiresAt > now;

/** Whole seconds until its letters may be sent again; 0: now. */
export const resendSeconds = ({ sentAt }: Pick<EmailChange, 'sentAt'>, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() + SEND_AGAIN_MS - now.getTime()) / 1000));

import type { Member, User } from '../../people/domain/user.js';

/** Two hours without a request, twelve hours in all, thirty days for "remember me". */
export const IDLE_MS = 2 * 3_600_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
export const REMEMBER_MS = 30 * 86_400_000;
/** The last request's time is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

export interface Session {
  id: string;
  authEpoch: number;
  csrfSecret: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A session as read: who signed in, and whom he stands in for while that substitution is in force. */
export interface SessionReading {
  session: Session;
  owner: Member;
  substituted?: Member;
  /** Mails to the owner's address are refused for good. */
  emailRefused?: boolean | undefined;
  /** The substitution exists, covers today and is not removed. */
  substitutionInForce: boolean;
}

/** Who a session speaks for; `actingAs` is the person who really acts, if another. */
export interface Speaker {
  session: Session;
  member: Member;
  actingAs?: User;
  /** Of the person who really acts. */
  emailRefused?: boolean | undefined;
}

function mayAct(member: Member): boolean {
  return member.user.status === 'active' && member.company.active && !member.company.deleted;
}

/**
 * Takes a session as read and the time; gives who it speaks for, or nobody when it has run out, was ended by a raised
 * epoch, or its owner may not act. A substitution that is over leaves the owner speaking for himself.
 */
export function speakerOf(reading: SessionReading, now: Date): Speaker | undefined {
  const { session, owner, substituted } = reading;
  const idle = now.getTime() - session.lastSeenAt.getTime() >= IDLE_MS;
  if (idle || now >= session.expiresAt || session.authEpoch !== owner.user.authEpoch || !mayAct(owner))
    return undefined;
  if (substituted !== undefined && reading.substitutionInForce && mayAct(substituted)) {
    return { session, member: substituted, actingAs: owner.user, emailRefused: reading.emailRefused };
  }
  return { session, member: owner, emailRefused: reading.emailRefused };
}

/** Whether the time of this request should be written down. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}

/** Takes a moment; gives its UTC day, YYYY-MM-DD: the days of substitutions. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

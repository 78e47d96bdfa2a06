import type { Member, User } from '../../people/domain/user.js';
import type { Substitution } from '../../substitutions/domain/substitution.js';

/** Two hours without a request, twelve hours in all, thirty days for "remember me". */
export const IDLE_MS = 2 * 3_600_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
export const REMEMBER_MS = 30 * 86_400_000;
/** The last request's time is written at most this often. */
const TOUCH_EVERY_MS = 60_000;
/** So long a browser that did not hear of its session's new token gets it for the old one. */
export const ARRIVAL_MS = 10_000;

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
  /** By which he was switched, over or not. */
  substitution?: Pick<Substitution, 'finish' | 'endsAt' | 'removedAt'>;
  /** Mails to the owner's address are refused for good. */
  emailRefused?: boolean | undefined;
  /** The substitution exists, covers this moment and is not removed. */
  substitutionInForce: boolean;
  /** It has another token since it was given another speaker, and nobody has presented that one. */
  isRotated?: boolean | undefined;
}

/** Who a session speaks for; `actingAs` is the person who really acts, if another. */
export interface Speaker {
  session: Session;
  member: Member;
  actingAs?: User;
  /** Beside `actingAs`: the last day, and the instant at which it is over. */
  acting?: { finish: string; until: Date };
  /** The session was switched to somebody and speaks for its owner again: to whom, and whether before the time. */
  substitutionOver?: { user: User; isEarly: boolean };
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
  const { session, owner, substituted, substitution, emailRefused } = reading;
  const idle = now.getTime() - session.lastSeenAt.getTime() >= IDLE_MS;
  if (idle || now >= session.expiresAt || session.authEpoch !== owner.user.authEpoch || !mayAct(owner))
    return undefined;
  if (substituted === undefined) return { session, member: owner, emailRefused };
  if (reading.substitutionInForce && mayAct(substituted)) {
    const acting = substitution && { finish: substitution.finish, until: substitution.endsAt };
    return { session, member: substituted, actingAs: owner.user, ...(acting && { acting }), emailRefused };
  }
  const isEarly = substitution === undefined || now < substitution.endsAt;
  return { session, member: owner, substitutionOver: { user: substituted.user, isEarly }, emailRefused };
}

/** Whether the time of this request should be written down. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}

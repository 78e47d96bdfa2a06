import type { Member, User } from '../../people/domain/user.js';
import type { Substitution } from '../../substitutions/domain/substitution.js';

/**
 * A session ends after two hours without a request and after twelve hours in total. "Remember me" ends after thirty
 * days.
 */
export const IDLE_MS = 2 * 3_600_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
export const REMEMBER_MS = 30 * 86_400_000;
/** The time of the last request is written at most this often. */
const TOUCH_EVERY_MS = 60_000;
/** For this long the old token still works for a browser that did not receive its session's new token. */
export const ARRIVAL_MS = 10_000;

export interface Session {
  id: string;
  authEpoch: number;
  csrfSecret: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A session as read: the user who signed in, and the user they substitute while the substitution is in force. */
export interface SessionReading {
  session: Session;
  owner: Member;
  substituted?: Member;
  /** The substitution with which the session was switched, whether or not it is over. */
  substitution?: Pick<Substitution, 'finish' | 'endsAt' | 'removedAt'>;
  /** True if emails to the owner's address are permanently refused. */
  emailRefused?: boolean | undefined;
  /** True if the substitution exists, covers this moment and is not removed. */
  substitutionInForce: boolean;
  /** True if the session got a new token when it switched to another user and that token has not been presented yet. */
  isRotated?: boolean | undefined;
}

/** The user that a session acts for. `actingAs` is the substitute who acts for them, if any. */
export interface Speaker {
  session: Session;
  member: Member;
  actingAs?: User;
  /** Set together with `actingAs`: the last day of the substitution, and the instant at which it ends. */
  acting?: { finish: string; until: Date };
  /**
   * Set if the session was switched to another user and acts for its owner again: that other user, and whether the
   * substitution ended early.
   */
  substitutionOver?: { user: User; isEarly: boolean };
  /** True if emails to the address of the user who signed in are permanently refused. */
  emailRefused?: boolean | undefined;
}

function mayAct(member: Member): boolean {
  return member.user.status === 'active' && member.company.active && !member.company.deleted;
}

/**
 * Returns the user that a session acts for at the given time. Returns undefined if the session has expired, its
 * `authEpoch` is outdated, or its owner is not active. After the end of a substitution the session acts for its owner.
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

/** Returns whether the time of the current request should be stored. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}

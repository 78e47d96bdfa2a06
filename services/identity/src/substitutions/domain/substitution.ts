import { dayIn, instantsOf, isDay } from '@setu/kit/core';
import type { User } from '../../people/domain/user.js';

/**
 * A substitution of one user by another: its first and last day in the substituted user's time zone, both included, and
 * the instants at which it starts and ends.
 */
export interface Substitution {
  id: string;
  userId: string;
  substituteId: string;
  /** YYYY-MM-DD. */
  start: string;
  finish: string;
  timeZone: string;
  startsAt: Date;
  /** The midnight after the last day. */
  endsAt: Date;
  /** When the substitution was ended early. */
  removedAt?: Date | undefined;
}

/** Returns whether the substitute may use it to switch a session now. */
export const isInForce = ({ startsAt, endsAt, removedAt }: Substitution, now: Date): boolean =>
  removedAt === undefined && startsAt <= now && now < endsAt;

/** Returns whether a substitution is in force or still to come. */
export const isOpen = ({ endsAt, removedAt }: Substitution, now: Date): boolean =>
  removedAt === undefined && now < endsAt;

/** A user who arranges a substitution. Substitutes may not arrange any. */
export interface Arranger {
  userId: string;
  companyId: string;
  isAdmin: boolean;
}

/** Returns whether a user may arrange another user's substitutions. Users of other companies are `unknown` to them. */
export function arrangement(by: Arranger, person: Pick<User, 'id' | 'companyId'>): 'allowed' | 'denied' | 'unknown' {
  if (by.companyId === '' || by.companyId !== person.companyId) return 'unknown';
  return by.userId === person.id || by.isAdmin ? 'allowed' : 'denied';
}

type Candidate = Pick<User, 'id' | 'companyId' | 'status'>;

/**
 * Returns why the candidate may not substitute the user, or undefined if they may. Both must work in the same company.
 * A user who has a substitute cannot be chosen (specification, section 4).
 */
export function candidateFailure(
  person: Candidate,
  candidate: Candidate | undefined,
  hasSubstitute: boolean,
): 'substitute_unknown' | 'substitute_self' | 'substitute_gone' | 'substitute_taken' | undefined {
  if (candidate === undefined || candidate.companyId !== person.companyId) return 'substitute_unknown';
  if (candidate.id === person.id) return 'substitute_self';
  if (candidate.status !== 'active') return 'substitute_gone';
  return hasSubstitute ? 'substitute_taken' : undefined;
}

/** The days as requested. */
export interface Days {
  start: string;
  finish: string;
  timeZone: string;
}

const startFailure = (start: string, today: string, previousStart: string | undefined): string | undefined => {
  if (start === '') return 'required';
  if (!isDay(start)) return 'invalid_date';
  if (start === previousStart) return undefined;
  if (start < today) return 'date_past';
  return previousStart !== undefined && previousStart <= today ? 'substitution_begun' : undefined;
};

const finishFailure = (finish: string, today: string): string | undefined => {
  if (finish === '') return 'required';
  if (!isDay(finish)) return 'invalid_date';
  return finish < today ? 'date_past' : undefined;
};

/**
 * Returns the problems with the days by field, empty if there are none. The first day must be today or later, unless it
 * was already the first day. The last day may not be before the first day or in the past.
 */
export function dayFailures(
  { start, finish, timeZone }: Days,
  now: Date,
  previousStart?: string,
): Record<string, string> {
  const today = dayIn(timeZone, now);
  const ofStart = startFailure(start, today, previousStart);
  const isTurned = ofStart === undefined && finish < start;
  const ofFinish = finishFailure(finish, today) ?? (isTurned ? 'day_before_start' : undefined);
  return {
    ...(ofStart !== undefined && { date_start: ofStart }),
    ...(ofFinish !== undefined && { date_finish: ofFinish }),
  };
}

/** Returns the instants of valid days. The full last day is included. */
export function termOf({ start, finish, timeZone }: Days): { startsAt: Date; endsAt: Date } {
  const { from, before } = instantsOf('date_start', { from: start, to: finish, timeZone });
  if (from === undefined || before === undefined) throw new Error('a substitution must have a first and a last day');
  return { startsAt: from, endsAt: before };
}

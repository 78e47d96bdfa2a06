import { dayIn, instantsOf, isDay } from '@setu/kit/core';
import type { User } from '../../people/domain/user.js';

/** One person acting for another: days of the one who is stood in for, both inclusive, and the instants they are. */
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
  /** When it was ended before its time. */
  removedAt?: Date | undefined;
}

/** Whether a session may be switched by it at this moment. */
export const isInForce = ({ startsAt, endsAt, removedAt }: Substitution, now: Date): boolean =>
  removedAt === undefined && startsAt <= now && now < endsAt;

/** Whether it is in force or will be. */
export const isOpen = ({ endsAt, removedAt }: Substitution, now: Date): boolean =>
  removedAt === undefined && now < endsAt;

/** Who arranges: nobody who acts for another does. */
export interface Arranger {
  userId: string;
  companyId: string;
  isAdmin: boolean;
}

/** What somebody may do about a person's substitutions; of another company's people he knows nothing. */
export function arrangement(by: Arranger, person: Pick<User, 'id' | 'companyId'>): 'allowed' | 'denied' | 'unknown' {
  if (by.companyId === '' || by.companyId !== person.companyId) return 'unknown';
  return by.userId === person.id || by.isAdmin ? 'allowed' : 'denied';
}

type Candidate = Pick<User, 'id' | 'companyId' | 'status'>;

/**
 * Why this person may not stand in for that one; undefined where he may. Both work in one company, and nobody stands in
 * who is stood in for himself (specification, section 4: whoever has a substitute cannot be chosen).
 */
export function candidateFailure(
  person: Candidate,
  candidate: Candidate | undefined,
  isTaken: boolean,
): 'substitute_unknown' | 'substitute_self' | 'substitute_gone' | 'substitute_taken' | undefined {
  if (candidate === undefined || candidate.companyId !== person.companyId) return 'substitute_unknown';
  if (candidate.id === person.id) return 'substitute_self';
  if (candidate.status !== 'active') return 'substitute_gone';
  return isTaken ? 'substitute_taken' : undefined;
}

/** Days as somebody asks for them. */
export interface Days {
  start: string;
  finish: string;
  timeZone: string;
}

const startFailure = (start: string, today: string, keptStart: string | undefined): string | undefined => {
  if (start === '') return 'required';
  if (!isDay(start)) return 'invalid_date';
  if (start === keptStart) return undefined;
  if (start < today) return 'date_past';
  return keptStart !== undefined && keptStart <= today ? 'substitution_begun' : undefined;
};

const finishFailure = (finish: string, today: string): string | undefined => {
  if (finish === '') return 'required';
  if (!isDay(finish)) return 'invalid_date';
  return finish < today ? 'date_past' : undefined;
};

/**
 * What is wrong with the days, by field; nothing where they may be had. The first is today or later, unless it has been
 * the first day before; the last is neither before the first nor over.
 */
export function dayFailures({ start, finish, timeZone }: Days, now: Date, keptStart?: string): Record<string, string> {
  const today = dayIn(timeZone, now);
  const ofStart = startFailure(start, today, keptStart);
  const isTurned = ofStart === undefined && finish < start;
  const ofFinish = finishFailure(finish, today) ?? (isTurned ? 'day_before_start' : undefined);
  return {
    ...(ofStart !== undefined && { date_start: ofStart }),
    ...(ofFinish !== undefined && { date_finish: ofFinish }),
  };
}

/** The instants of good days: the last one whole. */
export function termOf({ start, finish, timeZone }: Days): { startsAt: Date; endsAt: Date } {
  const { from, before } = instantsOf('date_start', { from: start, to: finish, timeZone });
  if (from === undefined || before === undefined) throw new Error('a substitution has both its days');
  return { startsAt: from, endsAt: before };
}

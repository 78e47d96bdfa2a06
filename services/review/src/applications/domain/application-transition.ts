import { characters, invalid } from '@setu/kit/core';
import type { ApplicationStatus, ApplicationStepKind } from '@setu/proto/words';

/** An entry in the log of an application. */
export interface ApplicationTransition {
  applicationId: string;
  kind: ApplicationStepKind;
  at: Date;
  /** Undefined when an anonymous visitor or the service itself did it. */
  byUserId: string | undefined;
  /** The substitute who acted for this user. */
  actingUserId: string | undefined;
  /** Set for a status transition. */
  from?: ApplicationStatus | undefined;
  to?: ApplicationStatus | undefined;
  /** The manager assigned by this entry. */
  managerId?: string | undefined;
  /** A note, or the reason of a rejection. */
  text?: string;
}

/** Returns the reason of an application that was completed without a supplier, or an empty text. */
export function declineReason(
  { status, companyId }: { status: ApplicationStatus; companyId: string | undefined },
  transitions: readonly Pick<ApplicationTransition, 'to' | 'text'>[],
): string {
  if (status !== 'completed' || companyId !== undefined) return '';
  return transitions.find(({ to }) => to === 'completed')?.text ?? '';
}

const noteMax = 2000;

/** Validates a note and returns it as stored. Throws `invalid` on `text`. */
export function readNote(typed: string): string {
  const text = typed.trim();
  if (text === '') throw invalid({ text: 'required' });
  if (characters(text) > noteMax) throw invalid({ text: { code: 'length_max', params: { max: String(noteMax) } } });
  return text;
}

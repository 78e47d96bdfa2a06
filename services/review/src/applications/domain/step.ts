import { characters, invalid } from '@setu/kit/core';
import type { ApplicationStatus, ApplicationStepKind } from '@setu/proto/words';

/** What was done with an application. */
export interface ApplicationStep {
  applicationId: string;
  kind: ApplicationStepKind;
  at: Date;
  /** Nobody where a stranger or the service itself did it. */
  byUserId: string | undefined;
  /** Who acted in his place. */
  actingUserId: string | undefined;
  /** Of a move. */
  from?: ApplicationStatus | undefined;
  to?: ApplicationStatus | undefined;
  /** Whose it is since. */
  managerId?: string | undefined;
  /** A note, or why it was rejected. */
  text?: string;
}

const noteMax = 2000;

/** Takes a note as typed, gives it as it is kept; `invalid` on `text`. */
export function readNote(typed: string): string {
  const text = typed.trim();
  if (text === '') throw invalid({ text: 'required' });
  if (characters(text) > noteMax) throw invalid({ text: { code: 'length_max', params: { max: String(noteMax) } } });
  return text;
}

import type { ReviewTransition } from './review.js';

/** The last correction of a returned card by a user in a round. */
export interface Correction {
  reviewId: string;
  round: number;
  at: Date;
  byUserId: string;
  /** The substitute who acted for this user. */
  actingUserId: string | undefined;
}

/**
 * Tells whether a card was changed while its manager had it: after the last return, and before it went back to the
 * reviewer. `transitions` are those of the review, oldest first.
 */
export function isCorrection(transitions: readonly Pick<ReviewTransition, 'status' | 'at'>[], at: Date): boolean {
  const place = transitions.findLastIndex(({ status }) => status === 'reviewed');
  const [returned, next] = [transitions[place], transitions[place + 1]];
  return returned !== undefined && returned.at <= at && (next === undefined || at <= next.at);
}

/** A transition, or a correction, which leaves the review in the status `reviewed`. */
export interface HistoryEntry extends Pick<ReviewTransition, 'status' | 'at' | 'byUserId' | 'actingUserId'> {
  isCorrection: boolean;
}

/** Returns the transitions and the corrections of a review, oldest first. */
export const historyOf = (
  transitions: readonly ReviewTransition[],
  corrections: readonly Correction[],
): HistoryEntry[] =>
  [
    ...transitions.map((one) => ({ ...one, isCorrection: false })),
    ...corrections.map((one) => ({ ...one, status: 'reviewed' as const, isCorrection: true })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());

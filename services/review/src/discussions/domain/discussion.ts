import { characters, invalid } from '@setu/kit/core';
import { type TextField, textFields } from '../../translations/domain/texts.js';

/** What is talked about: a text of the card, or `general` for the whole. */
export const discussedFields = [...textFields, 'general'] as const;
export type DiscussedField = TextField | 'general';

/** Something somebody said. */
export interface Remark {
  id: string;
  at: Date;
  byUserId: string;
  /** Who wrote it in his place. */
  actingUserId: string | undefined;
  text: string;
}

/** How a discussion ended. */
export interface Resolution {
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
}

/** What was said about one field, from its first remark until somebody resolved it. */
export interface Discussion {
  id: string;
  reviewId: string;
  field: DiscussedField;
  openedAt: Date;
  /** For whom the first remark counts. */
  openedByUserId: string;
  /** Absent: open. */
  resolution: Resolution | undefined;
  /** Oldest first. */
  remarks: Remark[];
}

const most = 1000;

/**
 * Takes a remark as sent, gives what is said about which field, blanks around the text dropped. `invalid` on `field` for
 * what is no text of a card, on `text` for nothing and for more than anybody reads.
 */
export function readRemark(sent: { field: string; text: string }): { field: DiscussedField; text: string } {
  const field = discussedFields.find((known) => known === sent.field);
  const text = sent.text.trim();
  const failure = textFailure(text);
  if (field === undefined) throw invalid({ field: 'invalid_option', ...(failure !== undefined && { text: failure }) });
  if (failure !== undefined) throw invalid({ text: failure });
  return { field, text };
}

function textFailure(text: string): string | { code: string; params: Record<string, string> } | undefined {
  if (text === '') return 'required';
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > most ? { code: 'length_max', params: { max: String(most) } } : undefined;
}

/** Takes discussions, gives them in the order of the form's fields, what is said of the whole last, each field's oldest first. */
export const inOrder = (discussions: readonly Discussion[]): Discussion[] => {
  const place = ({ field }: Discussion): number => discussedFields.indexOf(field);
  return discussions.toSorted(
    (one, other) => place(one) - place(other) || one.openedAt.getTime() - other.openedAt.getTime(),
  );
};

/** Whom a remark concerns: the review's people and everybody who wrote in its discussion, without those who wrote this one. */
export function concerned(
  review: { reviewerId: string | undefined; managerId: string | undefined },
  { remarks }: Pick<Discussion, 'remarks'>,
  writers: readonly (string | undefined)[],
): string[] {
  const all = [review.reviewerId, review.managerId, ...remarks.map(({ byUserId }) => byUserId)];
  return [...new Set(all)].filter((id) => id !== undefined).filter((id) => !writers.includes(id));
}

import { characters, invalid } from '@setu/kit/core';
import { type TranslatedName, translatedNames } from '@setu/proto/card-fields';

/** The subjects of discussions: a text of the card, or `general` for the complete card. */
const discussedFields = [...translatedNames, 'general'] as const;
export type DiscussedField = TranslatedName | 'general';

/** A remark in a discussion. */
export interface Remark {
  id: string;
  at: Date;
  byUserId: string;
  /** The substitute who wrote it for this user. */
  actingUserId: string | undefined;
  text: string;
}

/** How a discussion was resolved. */
export interface Resolution {
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
}

/** The discussion of one field, from its first remark until it is resolved. */
export interface Discussion {
  id: string;
  reviewId: string;
  field: DiscussedField;
  openedAt: Date;
  /** The user on whose behalf the first remark was written. */
  openedByUserId: string;
  /** Undefined while the discussion is open. */
  resolution: Resolution | undefined;
  /** Oldest first. */
  remarks: Remark[];
}

const maxRemarks = 1000;

/**
 * Validates a remark and returns its field and its trimmed text. Throws `invalid` on `field` for an unknown text, and
 * on `text` for an empty or too long one.
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
  return characters(text) > maxRemarks ? { code: 'length_max', params: { max: String(maxRemarks) } } : undefined;
}

/**
 * Sorts discussions by the order of the form's fields, those about the complete card last. Within a field, the oldest
 * comes first.
 */
export const inOrder = (discussions: readonly Discussion[]): Discussion[] => {
  const place = ({ field }: Discussion): number => discussedFields.indexOf(field);
  return discussions.toSorted(
    (one, other) => place(one) - place(other) || one.openedAt.getTime() - other.openedAt.getTime(),
  );
};

/**
 * Returns the users whom a remark concerns: the review's participants and all authors in its discussion, without the
 * writers of this remark.
 */
export function concerned(
  review: { reviewerId: string | undefined; managerId: string | undefined },
  { remarks }: Pick<Discussion, 'remarks'>,
  writers: readonly (string | undefined)[],
): string[] {
  const all = [review.reviewerId, review.managerId, ...remarks.map(({ byUserId }) => byUserId)];
  return [...new Set(all)].filter((id) => id !== undefined).filter((id) => !writers.includes(id));
}

import type { ObjectPermission, ReviewStatus } from '@setu/proto/words';
import { cardPermissions, seesUnpublished, type Viewer } from '../../cards/domain/rights.js';

/** Who wants to write. */
export interface Writer extends Viewer {
  userId: string;
}

/** A review of a card that is not done. */
export interface OpenReview {
  reviewId: string;
  status: ReviewStatus;
  reviewerId: string | undefined;
  managerId: string | undefined;
}

const withReviewer: readonly ReviewStatus[] = ['created', 'corrected', 'approved'];

/** Who has the card now, if anybody: in `reviewed` it is back at its manager, and nobody has what nobody was given. */
export const reviewerOf = (review: OpenReview | undefined): string | undefined =>
  review !== undefined && withReviewer.includes(review.status) ? review.reviewerId : undefined;

/** unknown: it does not exist for him. reads: he may look at the form alone. forbidden: not even that. */
export type Verdict = 'writes' | 'under_review' | 'reads' | 'forbidden' | 'unknown';

/**
 * Takes who wants to write a company's card and the card's open review, gives whether he may: while a reviewer has it he
 * alone, else whoever holds `edit`.
 */
export function judgeWriting(writer: Writer, companyId: string, review: OpenReview | undefined): Verdict {
  if (!seesUnpublished(writer, companyId)) return 'unknown';
  const permissions = cardPermissions(writer, { company: { id: companyId } });
  const reviewerId = reviewerOf(review);
  if (reviewerId !== undefined && reviewerId === writer.userId && permissions.includes('review')) return 'writes';
  if (permissions.includes('edit')) return reviewerId === undefined ? 'writes' : 'under_review';
  return permissions.includes('review') ? 'reads' : 'forbidden';
}

/** What a person may do with a card's form by a verdict; removing stays with those who hold it by their role. */
export const formPermissions = (writer: Writer, companyId: string, verdict: Verdict): ObjectPermission[] => {
  const held = cardPermissions(writer, { company: { id: companyId } });
  const isWriter = verdict === 'writes';
  return [
    ...(isWriter ? (['edit'] as const) : []),
    ...held.filter((one) => one !== 'edit' && (one !== 'delete' || isWriter)),
  ];
};

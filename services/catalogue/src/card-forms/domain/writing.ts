import type { ObjectPermission, ReviewStatus } from '@setu/proto/words';
import { canSeeUnpublished, cardPermissions, type Viewer } from '../../cards/domain/rights.js';

/** A user who wants to write a card. */
export interface Writer extends Viewer {
  userId: string;
}

/** A review of a card that has not ended. */
export interface OpenReview {
  reviewId: string;
  status: ReviewStatus;
  reviewerId: string | undefined;
  managerId: string | undefined;
  /** Whether the card was changed since its review was returned, and waits for its manager. */
  isCorrected: boolean;
}

const withReviewer: readonly ReviewStatus[] = ['created', 'corrected', 'approved'];

/**
 * Returns the reviewer who holds the card now, or undefined. In the status `reviewed` the card is back with its
 * manager. An unassigned review has no holder.
 */
export const reviewerOf = (review: OpenReview | undefined): string | undefined =>
  review !== undefined && withReviewer.includes(review.status) ? review.reviewerId : undefined;

/**
 * `unknown`: the card does not exist for this user. `reads`: they may only view the form. `forbidden`: they may not
 * even view it.
 */
export type Verdict = 'writes' | 'under_review' | 'reads' | 'forbidden' | 'unknown';

/**
 * Decides whether a user may write a company's card. While a reviewer holds the card, only that reviewer may write it.
 * Otherwise every user with the permission `edit` may.
 */
export function judgeWriting(writer: Writer, companyId: string, review: OpenReview | undefined): Verdict {
  if (!canSeeUnpublished(writer, companyId)) return 'unknown';
  const permissions = cardPermissions(writer, { company: { id: companyId } });
  const reviewerId = reviewerOf(review);
  if (reviewerId !== undefined && reviewerId === writer.userId && permissions.includes('review')) return 'writes';
  if (permissions.includes('edit')) return reviewerId === undefined ? 'writes' : 'under_review';
  return permissions.includes('review') ? 'reads' : 'forbidden';
}

/** Returns the form permissions that follow from a verdict. A review does not stop a user who may remove the card. */
export const formPermissions = (writer: Writer, companyId: string, verdict: Verdict): ObjectPermission[] => {
  const permissions = cardPermissions(writer, { company: { id: companyId } });
  return [...(verdict === 'writes' ? (['edit'] as const) : []), ...permissions.filter((one) => one !== 'edit')];
};

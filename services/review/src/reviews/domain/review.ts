import type { ReviewStatus } from '@setu/proto/words';

/** A review of a card in its current state. */
export interface Review {
  id: string;
  skuId: string;
  supplierId: string;
  status: ReviewStatus;
  /** Undefined while no reviewer is assigned. */
  reviewerId: string | undefined;
  managerId: string | undefined;
  createdAt: Date;
  /** When it reached its current status. */
  updatedAt: Date;
  /** The number of the round, from 1. A round goes from the reviewer to the manager and back. */
  round: number;
  /** Increases with every transition. A caller states the version they expect. */
  version: number;
  /** Increases with every change, also of the reviewer. */
  revision: number;
  /** The version of the card, or 0 if unknown. */
  cardVersion: number;
  /** The number of edits of that version at its approval, or 0 without an approval. */
  approvedEdit: number;
  /** The form's fields that were changed between the last return and the reviewer's next look. */
  correctedFields: readonly string[];
}

/** A reviewer's comment on a field of the card's form. */
export interface ReviewComment {
  reviewId: string;
  round: number;
  field: string;
  text: string;
  at: Date;
}

/** A status transition of a review, numbered from 1. It has no user if the service itself opened the review. */
export interface ReviewTransition {
  reviewId: string;
  seq: number;
  status: ReviewStatus;
  at: Date;
  byUserId: string | undefined;
  /** The substitute who acted for this user. */
  actingUserId: string | undefined;
}

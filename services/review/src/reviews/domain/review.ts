import type { ReviewStatus } from '@setu/proto/words';

/** A review of a card, as it stands. */
export interface Review {
  id: string;
  skuId: string;
  supplierId: string;
  status: ReviewStatus;
  /** Nobody yet when absent. */
  reviewerId: string | undefined;
  managerId: string | undefined;
  createdAt: Date;
  /** Since when it waits as it does. */
  updatedAt: Date;
  /** Which pass from the reviewer to the manager and back this is, from 1. */
  round: number;
  /** Grows with every move: what a caller expects it to be. */
  version: number;
  /** Grows with every change, another reviewer's too. */
  revision: number;
  /** The version of the card; 0: not known. */
  cardVersion: number;
  /** How often that version had been written when it was approved; 0: it is not. */
  approvedEdit: number;
}

/** What the reviewer wrote to a field of the card's form. */
export interface ReviewComment {
  reviewId: string;
  round: number;
  field: string;
  text: string;
  at: Date;
}

/** A move of a review, from 1 on; by nobody where the service itself opened it. */
export interface ReviewStep {
  reviewId: string;
  seq: number;
  status: ReviewStatus;
  at: Date;
  byUserId: string | undefined;
  /** Who acted in his place. */
  actingUserId: string | undefined;
}

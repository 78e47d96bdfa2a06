import type { ReviewStatus } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** A review of a card, as it stands. */
export interface Review {
  id: string;
  skuId: string;
  supplierId: string;
  status: ReviewStatus;
  /** Nobody yet when absent. */
  reviewerId: string | undefined;
  managerId: string | undefined;
  generalComment: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What the reviewer wrote to a field of the card's form. */
export interface ReviewComment {
  reviewId: string;
  field: string;
  text: string;
}

/** A review with the names its list shows; empty where there is nobody. */
export interface ListedReview
  extends Pick<Review, 'id' | 'skuId' | 'supplierId' | 'status' | 'reviewerId' | 'managerId' | 'createdAt'> {
  name: LocalText;
  supplierName: string;
  reviewerName: string;
  managerName: string;
}

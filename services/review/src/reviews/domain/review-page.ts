import type { LocalText } from '../../domain/local-text.js';
import type { Review, ReviewComment, ReviewStep } from './review.js';

/** A person as reviews show one. */
export interface Person {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
}

/** A review with the names lists show; absent where there is nobody. */
export interface ListedReview extends Review {
  name: LocalText;
  vendorCode: string;
  supplierName: string;
  reviewer: Person | undefined;
  manager: Person | undefined;
}

/** Where a review stands among what waits for somebody; position 0: it does not. */
export interface QueuePlace {
  position: number;
  total: number;
  previousId: string;
  nextId: string;
}

/** A step with the people of it. */
export interface ToldStep extends Pick<ReviewStep, 'status' | 'at'> {
  by: Person | undefined;
  acting: Person | undefined;
}

/** A review as its page shows it. */
export interface ReviewPage {
  review: ListedReview;
  comments: ReviewComment[];
  steps: ToldStep[];
  queue: QueuePlace;
}

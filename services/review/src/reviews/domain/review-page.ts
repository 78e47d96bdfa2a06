import type { LocalText } from '../../domain/local-text.js';
import type { HistoryEntry } from './corrections.js';
import type { Review, ReviewComment } from './review.js';

/** A user, as reviews show them. */
export interface Person {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
}

/** A review with the names for lists. A missing reviewer or manager is undefined. */
export interface ListedReview extends Review {
  name: LocalText;
  vendorCode: string;
  supplierName: string;
  reviewer: Person | undefined;
  manager: Person | undefined;
}

/** The position of a review in a user's queue. Position 0 means that it is not in the queue. */
export interface QueuePlace {
  position: number;
  total: number;
  previousId: string;
  nextId: string;
}

/** An entry of the history with the names of its users. */
export interface ShownEntry extends Pick<HistoryEntry, 'status' | 'at' | 'isCorrection'> {
  by: Person | undefined;
  acting: Person | undefined;
}

/** A review, as its page shows it. */
export interface ReviewPage {
  review: ListedReview;
  comments: ReviewComment[];
  history: ShownEntry[];
  queue: QueuePlace;
}

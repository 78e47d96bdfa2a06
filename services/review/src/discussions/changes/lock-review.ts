import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { mustSee } from '../../queues/domain/queues.js';
import type { Review } from '../../reviews/domain/review.js';
import type { Stores } from '../../store/index.js';

/**
 * Returns the review of a discussion and locks its row until the transaction ends. Until then no other caller can
 * complete the review or write in it.
 */
export async function lockReview({ reviews }: Pick<Stores, 'reviews'>, actor: Actor, command: string): Promise<Review> {
  mustSee(actor, 'reviews');
  const review = await reviews.lock(readId(command));
  if (review === undefined) throw notFound();
  return review;
}

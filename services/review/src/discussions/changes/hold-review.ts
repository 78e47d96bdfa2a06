import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { mustSee } from '../../queues/domain/queues.js';
import type { Review } from '../../reviews/domain/review.js';
import type { Stores } from '../../store/index.js';

/** The review somebody talks about, its row held until the transaction ends: nobody completes it or writes in it meanwhile. */
export async function holdReview({ reviews }: Pick<Stores, 'reviews'>, actor: Actor, asked: string): Promise<Review> {
  mustSee(actor, 'reviews');
  const review = await reviews.lock(readId(asked));
  if (review === undefined) throw notFound();
  return review;
}

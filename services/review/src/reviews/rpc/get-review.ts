import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { forbiddenWords } from '../../translations/domain/forbidden-words.js';
import { viewReview } from '../../wire/review-view.js';

export const getReview: Rpc<'getReview'> =
  ({ read }) =>
  async ({ reviewId }, { actor }) => {
    mustSee(actor, 'reviews');
    const review = await read.reviews.find(readId(reviewId));
    if (review === undefined) throw notFound();
    const forbidden = forbiddenWords(await read.settings.values());
    return { review: await viewReview(read, actor, review), forbiddenWords: forbidden };
  };

import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { viewReview } from '../../wire/review-view.js';
import { forbiddenWords } from '../domain/forbidden-words.js';

export const getTranslation: Rpc<'getTranslation'> =
  ({ read, env }) =>
  async ({ reviewId }, { actor }) => {
    mustSee(actor, 'reviews');
    const review = await read.reviews.find(readId(reviewId));
    if (review === undefined) throw notFound();
    const stored = await read.translations.of(review.id);
    return {
      review: await viewReview(read, actor, review),
      russian: { ...stored?.russian },
      english: { ...stored?.english },
      machineFields: stored?.machineFields ?? [],
      savedAt: stored?.savedAt.toISOString() ?? '',
      seq: stored?.seq ?? 0n,
      hasMachine: env.TRANSLATE_PROVIDER !== undefined,
      forbiddenWords: forbiddenWords(await read.settings.values()),
    };
  };

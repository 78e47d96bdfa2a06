import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import { conflictOf } from '../../reviews/changes/transition-review.js';
import { after } from '../../reviews/domain/lifecycle.js';
import { demandAction } from '../../reviews/domain/rights.js';
import type { Rpc } from '../../served.js';
import { knownFields, ofCard, readTexts, sourcesOf } from '../domain/texts.js';

/** Drops a late save of the same form, and every save of a review that is no longer being translated. */
export const saveTranslation: Rpc<'saveTranslation'> =
  ({ write, clock }) =>
  async ({ reviewId: requestedId, russian: sent, english, machineFields, editor, seq = 0n }, { actor }) => {
    mustSee(actor, 'reviews');
    const reviewId = readId(requestedId);
    return write(async (stores) => {
      const review = await stores.reviews.lock(reviewId);
      if (review === undefined) throw notFound();
      demandAction(actor, review, 'complete');
      if (after(review.status, 'complete') === undefined) throw await conflictOf(stores, review);
      const savedAt = clock.now();
      const russian = readTexts(sent);
      const sources = sourcesOf({ russian, english: ofCard(english) }, await stores.translations.of(reviewId));
      const typed = { russian, english: sources, machineFields: knownFields(machineFields) };
      const isStored = await stores.translations.save({ ...typed, reviewId, editor, seq, savedAt });
      const stored = isStored ? savedAt : (await stores.translations.of(reviewId))?.savedAt;
      return { savedAt: stored?.toISOString() ?? '', dropped: !isStored };
    });
  };

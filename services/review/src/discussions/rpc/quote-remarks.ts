import { invalid, isUuid, quoteOf } from '@setu/kit/core';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';

const MAX_REMARKS = 100;

/**
 * Returns the beginnings of the remarks that notifications are about, with one query. Throws `invalid` for more than
 * 100.
 */
export const quoteRemarks: Rpc<'quoteRemarks'> =
  ({ read }) =>
  async ({ remarks }, { actor }) => {
    mustSee(actor, 'reviews');
    if (remarks.length > MAX_REMARKS)
      throw invalid({ remarks: { code: 'too_many', params: { max: String(MAX_REMARKS) } } });
    const places = remarks.map(({ reviewId, field, at }) => {
      const until = new Date(at);
      return isUuid(reviewId) && !Number.isNaN(until.getTime()) ? { reviewId, field, until } : undefined;
    });
    const texts = (await read.discussions.lastTexts(places.flatMap((place) => place ?? []))).values();
    return { quotes: places.map((place) => (place === undefined ? '' : quoteOf(texts.next().value ?? ''))) };
  };

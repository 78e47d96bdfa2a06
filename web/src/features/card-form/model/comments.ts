import type { FormReviewView } from '@setu/contract';
import type { CardField } from './card-fields';
import type { CardValues } from './card-values';
import { serverName } from './sent-card';

const prices: readonly CardField[] = ['price_from', 'price_to', 'price_mode'];

/** Returns the reviewer's comment on a field. The single comment on the prices is shown at the price mode. */
export function commentOn(review: Pick<FormReviewView, 'comments'> | null, field: CardField): string | null {
  const comments = review?.comments ?? {};
  const own = comments[serverName(field)];
  if (field === 'price_mode') return comments.price ?? own ?? null;
  return own ?? null;
}

/** Returns the fields that a comment refers to. */
const commentedFields = (field: CardField): readonly CardField[] => (field === 'price_mode' ? prices : [field]);

/** Tells whether the fields of a comment have changed since the form was opened. */
export const isFixed = (field: CardField, before: CardValues, now: CardValues): boolean =>
  commentedFields(field).some((one) => JSON.stringify(before[one]) !== JSON.stringify(now[one]));

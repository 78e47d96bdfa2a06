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
function commentedFields(field: CardField): readonly CardField[] {
  if (field === 'price_mode') return prices;
  return field === 'industries' ? ['industries', 'other_industry'] : [field];
}

/** The values of a form as it was opened, and as they are now. */
interface Change {
  before: CardValues;
  now: CardValues;
}

/** Tells whether the fields of a comment have changed since the card was returned: on the server or in this form. */
export const isFixed = (
  review: Pick<FormReviewView, 'corrected'> | null,
  field: CardField,
  { before, now }: Change,
): boolean =>
  commentedFields(field).some(
    (one) => review?.corrected.includes(serverName(one)) || JSON.stringify(before[one]) !== JSON.stringify(now[one]),
  );

/** Tells whether a returned card was corrected and waits for its manager. */
export const isWithManager = (review: Pick<FormReviewView, 'status' | 'corrected'> | null): boolean =>
  review?.status === 'reviewed' && review.corrected.length > 0;

import type { FormReviewView } from '@setu/contract';
import type { CardField } from './card-fields';
import type { CardValues } from './card-values';
import { serverName } from './sent-card';

const prices: readonly CardField[] = ['price_from', 'price_to', 'price_mode'];

/** What the reviewer wrote to a field; of the prices there is one remark, which stands at the mode. */
export function remarkOn(review: Pick<FormReviewView, 'comments'> | null, field: CardField): string | null {
  const comments = review?.comments ?? {};
  const own = comments[serverName(field)];
  if (field === 'price_mode') return comments.price ?? own ?? null;
  return own ?? null;
}

/** Fields a remark asks to be mended. */
const remarkedFields = (field: CardField): readonly CardField[] => (field === 'price_mode' ? prices : [field]);

/** Whether what a remark is about is another than it was when the form was opened. */
export const isMended = (field: CardField, before: CardValues, now: CardValues): boolean =>
  remarkedFields(field).some((one) => JSON.stringify(before[one]) !== JSON.stringify(now[one]));

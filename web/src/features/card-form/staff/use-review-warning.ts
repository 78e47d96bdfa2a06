import type { SkuType } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useLazyGetCardFormQuery } from '../api';

/** Returns a function that says whose review ends if a card is removed. It returns an empty text without a review. */
export function useReviewWarning() {
  const t = useTexts('card-form');
  const [find, { isFetching }] = useLazyGetCardFormQuery();
  const warn = async (card: { id: string; type: SkuType }): Promise<string> => {
    const { data: form } = await find(card);
    if (!form) return t('actions.removeMaybeReviewed');
    // The person whom this reader may know: a supplier sees the manager instead of the reviewer.
    const person = form.locked_by ?? form.review?.reviewer;
    const name = person ? fullName(person) : '';
    if (name) return t('actions.removeReviewed', { name });
    return person || form.review ? t('actions.removeInReview') : '';
  };
  return { warn, isBusy: isFetching };
}

import type { ReviewListView } from '@setu/contract';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { type Action, useAction } from '../../kit/action/use-action';
import type { ActionModalProps } from '../../kit/action-modal/action-modal';
import { openActionModal } from '../../kit/action-modal/open-action-modal';
import { notify } from '../../ui/toast/toast-store';
import { useLazyListReviewsQuery, useSetReviewerMutation } from './api';
import type { NamedReview } from './use-restart';

/** Sorts by the number of open reviews, fewest first. Equal reviewers keep their order. */
const byLoad = (reviewers: ReviewListView['reviewers']) =>
  [...reviewers].sort((one, other) => one.open_reviews - other.open_reviews);

/** Asks which of all reviewers gets a review and assigns it. The list is loaded again. */
export function useChangeReviewer(): Action<NamedReview> {
  const t = useTexts('review');
  const [loadList] = useLazyListReviewsQuery();
  const [give] = useSetReviewerMutation();

  const choose = async ({ id, name }: NamedReview, { reviewers }: ReviewListView): Promise<void> => {
    const dialog: ActionModalProps = {
      texts: {
        question: t('reviewer.question', { name }),
        consequence: t('reviewer.consequence'),
        action: t('reviewer.action'),
        keep: t('reviewer.keep'),
        failed: t('reviewer.failed'),
      },
      fields: [
        {
          kind: 'choice',
          name: 'reviewer',
          label: t('reviewer.label'),
          isRequired: true,
          options: byLoad(reviewers).map((person) => ({
            value: person.id,
            label: t('reviewer.loaded', { name: fullName(person), count: person.open_reviews }),
          })),
        },
      ],
      schema: () => import('./reviewer-schema').then(({ reviewerSchema }) => reviewerSchema),
      send: ({ reviewer }) => give({ id, input: { reviewer: String(reviewer) } }),
      restate: async () => ({
        title: t('reviewer.failed'),
        text: t('reviewer.moved'),
        rows: [],
        impossible: t('reviewer.over'),
      }),
    };
    if (await openActionModal(dialog)) notify({ kind: 'success', title: t('reviewer.done') });
  };

  return useAction({
    send: (_review: NamedReview) => loadList('', true),
    failed: t('reviewer.failed'),
    onDone: (list, review) => choose(review, list),
  });
}

import type { ReviewView } from '@setu/contract';
import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CardFormInPlace } from '../../card-form/public';
import type { EditedCard } from '../model/edited-card';
import { toReviewPage } from '../model/review-place';
import { ReviewSkeleton } from '../review-skeleton';

interface EditStepProps {
  view: ReviewView;
  onEdited: (card: EditedCard) => void;
  onBack: () => void;
}

/** Shows the card's form in place. The reviewer's changes are sent with their decision. */
export function EditStep({ view: { review, form }, onEdited, onBack }: EditStepProps) {
  const t = useTexts('review');
  return (
    <Suspense fallback={<ReviewSkeleton />}>
      <CardFormInPlace
        view={form}
        purpose={{
          back: toReviewPage(review.id),
          action: t('edit.keep'),
          failed: t('edit.failed'),
          keepsDraft: true,
          send: async (card) => {
            onEdited(card as EditedCard);
            return { data: {} };
          },
          onDone: onBack,
        }}
      />
    </Suspense>
  );
}

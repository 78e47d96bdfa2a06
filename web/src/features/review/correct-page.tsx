import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { notify } from '../../ui/toast/toast-store';
import { CardFormInPlace } from '../card-form/public';
import { useCorrectReviewMutation, useGetReviewCorrectionQuery } from './api';
import { DiscussionsBeside } from './discussions/later';
import { toReviews } from './model/review-place';
import { ReviewSkeleton } from './review-skeleton';

/** A returned card in its form, with what was written to its fields; saved, it goes back to its reviewer. */
export function Component() {
  const t = useTexts('review');
  const { review: id = '' } = useParams();
  const query = useGetReviewCorrectionQuery(id);
  const [send] = useCorrectReviewMutation();
  const navigate = useNavigate();
  return (
    <EntityPage
      query={query}
      skeleton={<ReviewSkeleton />}
      missing={{ title: t('missing.title'), text: t('missing.text'), to: toReviews(), toLabel: t('missing.toList') }}
    >
      {({ form }) => (
        <Suspense fallback={<ReviewSkeleton />}>
          <CardFormInPlace
            key={id}
            view={form}
            purpose={{
              back: toReviews(),
              beside: (
                <Suspense fallback={null}>
                  <DiscussionsBeside review={id} />
                </Suspense>
              ),
              action: t('correct.action'),
              failed: t('correct.failed'),
              send: (input, idempotencyKey) => send({ id, input, idempotencyKey }),
              onDone: () => {
                notify({ kind: 'success', title: t('correct.done') });
                return navigate(toReviews(), { state: { saved: true } });
              },
            }}
          />
        </Suspense>
      )}
    </EntityPage>
  );
}

import type { CardFormView } from '@setu/contract';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { notify } from '../../ui/toast/toast-store';
import { CardFormInPlace, focusCardField } from '../card-form/public';
import { useCorrectReviewMutation, useGetReviewCorrectionQuery } from './api';
import { FieldDiscussion } from './discussions/field-discussion';
import { IconDiscussion } from './discussions/icon-discussion';
import { AnswerInPlace, DiscussionsBeside } from './discussions/later';
import { useDiscussions } from './discussions/use-discussions';
import { LazyRemovedReview } from './lazy-removed-review';
import { toReviews } from './model/review-place';
import { ReviewSkeleton } from './review-skeleton';

/** Shows a returned card in its form with the comments on its fields. Saving sends the card back to its reviewer. */
export function Component() {
  const t = useTexts('review');
  const { review: id = '' } = useParams();
  const query = useGetReviewCorrectionQuery(id);
  return (
    <EntityPage
      query={query}
      skeleton={<ReviewSkeleton />}
      missing={{ title: t('missing.title'), text: t('missing.text'), to: toReviews(), toLabel: t('missing.toList') }}
    >
      {(view) =>
        view.card ? (
          <Suspense fallback={<ReviewSkeleton />}>
            <Correction key={id} id={id} form={view.form} />
          </Suspense>
        ) : (
          <LazyRemovedReview view={view} />
        )
      }
    </EntityPage>
  );
}

function Correction({ id, form }: { id: string; form: CardFormView }) {
  const t = useTexts('review');
  const [send] = useCorrectReviewMutation();
  const navigate = useNavigate();
  const discussions = useDiscussions(id);
  const toField = (field: string) => (field === 'general' ? undefined : () => focusCardField(field));
  return (
    <CardFormInPlace
      view={form}
      purpose={{
        back: toReviews(),
        beside: (
          <Suspense fallback={null}>
            <DiscussionsBeside {...{ discussions, toField, inPlace: Object.keys(form.review?.comments ?? {}) }} />
          </Suspense>
        ),
        isCorrection: true,
        besideField: (field, isCommented) =>
          isCommented ? (
            <>
              {discussions.open.some((one) => one.field === field) && <FieldDiscussion {...{ field, discussions }} />}
              <Suspense fallback={null}>
                <AnswerInPlace {...{ field, discussions }} />
              </Suspense>
            </>
          ) : (
            <IconDiscussion {...{ field, discussions }} />
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
  );
}

import type { ReviewView } from '@setu/contract';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { Text } from '../../ui/layout/text';
import { notify } from '../../ui/toast/toast-store';
import { CardFormInPlace, focusCardField } from '../card-form/public';
import { useCorrectReviewMutation, useGetReviewCorrectionQuery } from './api';
import { FieldDiscussion } from './discussions/field-discussion';
import { IconDiscussion } from './discussions/icon-discussion';
import { AnswerInPlace, DiscussionsBeside } from './discussions/later';
import { useDiscussions } from './discussions/use-discussions';
import { LazyRemovedReview } from './lazy-removed-review';
import { fieldRows } from './model/card-fields';
import { toReviews } from './model/review-place';
import { useValueTexts } from './model/use-value-texts';
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
            <Correction key={id} id={id} view={view} />
          </Suspense>
        ) : (
          <LazyRemovedReview view={view} />
        )
      }
    </EntityPage>
  );
}

function Correction({ id, view }: { id: string; view: ReviewView }) {
  const { form } = view;
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
              <ReturnedValue view={view} field={field} />
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

/** Shows the value with which the card was returned, if the field was corrected. */
function ReturnedValue({ view, field }: { view: ReviewView; field: string }) {
  const t = useTexts('review');
  const rows = fieldRows({ ...view, previous: null, corrected: view.review.corrected }, useValueTexts());
  const name = field === 'price_mode' ? 'price' : field;
  const row = rows.flatMap((one) => one.rows).find((one) => one.field === name);
  if (!row?.isCorrected || !row.was) return null;
  return (
    <Text as="p" size={13} tone="secondary">
      {t('fields.was', { value: row.was })}
    </Text>
  );
}

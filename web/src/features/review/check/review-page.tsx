import type { ReviewView } from '@setu/contract';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { Page } from '../../../ui/page/page';
import { useGetReviewQuery } from '../api';
import { LazyRemovedReview } from '../lazy-removed-review';
import { toReviews } from '../model/review-place';
import { ReviewSkeleton } from '../review-skeleton';
import { CardStep } from './card-step';
import { CheckStep } from './check-step';
import { EditStep } from './edit-step';
import { useComments } from './use-comments';
import { useDecision } from './use-decision';
import { useEdit } from './use-edit';

/** Shows the check of a card in English: first its fields, then the card as buyers will see it. */
export function Component() {
  const t = useTexts('review');
  const { review = '' } = useParams();
  const query = useGetReviewQuery(review);
  return (
    <EntityPage
      query={query}
      skeleton={<ReviewSkeleton />}
      missing={{ title: t('missing.title'), text: t('missing.text'), to: toReviews(), toLabel: t('missing.toList') }}
    >
      {(view) =>
        view.card ? (
          <ReviewScreen key={view.review.id} view={view} onStale={() => void query.refetch()} />
        ) : (
          <LazyRemovedReview view={view} />
        )
      }
    </EntityPage>
  );
}

function ReviewScreen({ view, onStale }: { view: ReviewView; onStale: () => void }) {
  const { review } = view;
  const [params, setParams] = useSearchParams();
  const comments = useComments(review);
  const edit = useEdit(view);
  const shown = { ...view, card: edit.card, changed: [...view.changed, ...edit.fields] };
  const decision = useDecision({ review, comments, edited: edit.edited, onSent: edit.drop, onStale });
  const back = () => setParams({});
  const step = params.get('step');
  if (step === 'edit' && review.moves.includes('review'))
    return <EditStep view={view} onEdited={edit.take} onBack={back} />;
  const isOnCard = step === 'card' && review.moves.includes('approve') && comments.count === 0;
  return (
    <Page title={view.card.name}>
      {isOnCard ? (
        <CardStep view={shown} decision={decision} onBack={back} />
      ) : (
        <CheckStep {...{ comments, decision, edit }} view={shown} onStep={(next) => setParams({ step: next })} />
      )}
    </Page>
  );
}

import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { pathOfRoute } from '../../session/screens';
import { useFindReviewQuery } from './api';
import { toReviews } from './model/review-place';
import { ReviewSkeleton } from './review-skeleton';

/** Redirects to the page of a card's review for the current user. Notifications and products link here. */
export function Component() {
  const t = useTexts('review');
  const { productSku = '' } = useParams();
  const query = useFindReviewQuery(productSku);
  return (
    <EntityPage
      query={query}
      skeleton={<ReviewSkeleton />}
      missing={{ title: t('missing.title'), text: t('missing.text'), to: toReviews(), toLabel: t('missing.toList') }}
    >
      {({ route }) => <Leading to={pathOfRoute(route) ?? toReviews()} />}
    </EntityPage>
  );
}

function Leading({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(
    function leadOn() {
      void navigate(to, { replace: true });
    },
    [navigate, to],
  );
  return <ReviewSkeleton />;
}

import { type ReviewHeadView, screens } from '@setu/contract';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { pathOfRoute } from '../../session/screens';
import { Button, ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { EmptyState } from '../../ui/states/states';
import { useGetReviewQuery, useOpenReviewMutation, useRestartReviewMutation } from './api';
import { toReviewPage, toReviews } from './model/review-place';

const restartPrefix = screens.product_sku_review_restart.split(':')[0] ?? '';

/** Asks for a confirmation, because following a link must not change anything. */
export function Component() {
  const t = useTexts('review');
  const { review, productSku } = useParams();
  const navigate = useNavigate();
  const isRestart = useLocation().pathname.startsWith(restartPrefix);
  const textKey = isRestart ? 'restart' : 'open';
  const { currentData: found } = useGetReviewQuery(review ?? '', { skip: review === undefined });
  const name = found?.card?.name;
  const [open] = useOpenReviewMutation();
  const [restart] = useRestartReviewMutation();
  const action = useAction({
    send: (id: string) => (isRestart ? restart(id) : open(id)),
    failed: t(`${textKey}.failed`),
    done: () => ({ title: t(`${textKey}.done`) }),
    onDone: ({ route }) => navigate(pathOfRoute(route) ?? toReviews(), { replace: true }),
  });
  if (isRestart && found && !found.review.moves.includes('restart'))
    return <NoRestart of={found.review} name={name ?? ''} />;
  return (
    <Page title={t(`${textKey}.title`)}>
      <EmptyState
        size="page"
        title={isRestart && name ? t('restart.question', { name }) : t(`${textKey}.title`)}
        action={
          <>
            <Button tone="main" isBusy={action.isBusy} onClick={() => void action.run(review ?? productSku ?? '')}>
              {t(`${textKey}.action`)}
            </Button>
            <ButtonLink to={toReviews()}>{t('missing.toList')}</ButtonLink>
          </>
        }
      >
        {t(`${textKey}.text`)}
      </EmptyState>
    </Page>
  );
}

const atFirstStep: ReadonlySet<ReviewHeadView['status']> = new Set(['created', 'corrected'] as const);

/** Says why the review cannot start again, and leads to it. */
function NoRestart({ of: { id, status }, name }: { of: ReviewHeadView; name: string }) {
  const t = useTexts('review');
  const reason = atFirstStep.has(status) ? 'first' : 'later';
  return (
    <Page title={t('restart.title')}>
      <EmptyState
        size="page"
        title={t(`restart.no.${reason}.title`)}
        action={
          <>
            <ButtonLink tone="main" to={toReviewPage(id)}>
              {t('menu.open')}
            </ButtonLink>
            <ButtonLink to={toReviews()}>{t('missing.toList')}</ButtonLink>
          </>
        }
      >
        {t(`restart.no.${reason}.text`, { name })}
      </EmptyState>
    </Page>
  );
}

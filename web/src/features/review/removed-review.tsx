import type { RemovedReviewView } from '@setu/contract';
import { Suspense } from 'react';
import { formatDateTime } from '../../i18n/formats';
import { companyName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { IconLock } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/layout';
import { BackLink } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Callout } from '../../ui/panel/callout';
import { CommentsPanel } from './comments-panel';
import { DiscussionsBeside } from './discussions/later';
import { useDiscussions } from './discussions/use-discussions';
import { HistoryPanel } from './history-panel';
import { toReviews } from './model/review-place';
import { ReviewChip } from './review-chip';

const nowhere = (): undefined => undefined;

/** Shows the review of a removed card: who removed it and when, the comments and the history. Nothing can be done. */
export function RemovedReview({ view: { review, product_sku: card, company } }: { view: RemovedReviewView }) {
  const t = useTexts('review');
  const discussions = useDiscussions(review.id);
  const meta = [
    card.vendor_code,
    companyName(company.short_name),
    review.manager && t('head.manager', { name: fullName(review.manager) }),
  ];
  return (
    <Page title={card.name}>
      <Stack gap={4}>
        <PageHeader
          back={<BackLink to={toReviews()}>{t('list.title')}</BackLink>}
          title={card.name}
          lang={card.langs.name}
          status={<ReviewChip status={review.status} isMine={false} />}
          meta={meta.flatMap((text) => (text ? [{ text }] : []))}
        />
        <Ending review={review} />
        <CommentsPanel comments={review.comments} past={review.past_comments} toField={nowhere} />
        <Suspense fallback={null}>
          <DiscussionsBeside {...{ discussions, toField: nowhere }} />
        </Suspense>
        <HistoryPanel history={review.history} />
      </Stack>
    </Page>
  );
}

function Ending({ review: { history } }: Pick<RemovedReviewView, 'review'>) {
  const t = useTexts('review');
  const end = history.findLast(({ status }) => status === 'withdrawn');
  const person = end?.acting ?? end?.by;
  const date = end ? formatDateTime(end.at) : '';
  const name = person ? fullName(person) : '';
  const title = name ? t('removed.withdrawn', { name, date }) : t('removed.withdrawnUnnamed', { date });
  return (
    <Callout icon={IconLock} title={end ? title : t('removed.deleted')}>
      <Row gap={3}>
        <span>{t('removed.kept')}</span>
        <TextLink to={toReviews()}>{t('banner.toList')}</TextLink>
      </Row>
    </Callout>
  );
}

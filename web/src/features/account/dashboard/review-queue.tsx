import { type ReviewRowView, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName } from '../../../i18n/names';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconClock } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Picture } from '../../../ui/media/picture';
import { fromHere } from '../../../ui/page/back-link';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState } from '../../../ui/states/states';
import { reviewLevel, toReview, useReviewActText } from '../../review/public';
import styles from './desk.module.css';

interface ReviewQueueProps {
  reviews: readonly ReviewRowView[];
  /** The number of reviews that wait for the reader, as in the badge of the menu. */
  total: number;
  now: Date;
}

/** Lists the cards that wait for a reviewer, oldest first, each with the page on which to review it. */
export function ReviewQueue({ reviews, total, now }: ReviewQueueProps) {
  const t = useTexts('account');
  const queue = `${screenPath('product_sku_review_list_page')}?queue=mine`;
  return (
    <Panel
      title={
        <>
          {t('desk.reviews.title')}
          <span className={styles.count}> {formatNumber(total)}</span>
        </>
      }
      isPadded={false}
    >
      {reviews.length === 0 && (
        <EmptyState title={t('desk.waiting.empty.title')}>{t('desk.waiting.empty.staff')}</EmptyState>
      )}
      <ul>
        {reviews.map((review, index) => (
          <ReviewTask key={review.id} review={review} now={now} isFirst={index === 0} />
        ))}
      </ul>
      {reviews.length > 0 && reviews.length < total && (
        <p className={styles.foot}>
          <TextLink to={queue}>{t('desk.reviews.all')}</TextLink>
          <span>
            {t('desk.waiting.shownTasks', { shown: formatNumber(reviews.length), total: formatNumber(total) })}
          </span>
        </p>
      )}
    </Panel>
  );
}

function ReviewTask({ review, now, isFirst }: { review: ReviewRowView; now: Date; isFirst: boolean }) {
  const t = useTexts('account');
  const location = useLocation();
  const { product_sku: card, company, status, updated_at: since } = review;
  const level = reviewLevel(since, now);
  const actText = useReviewActText();
  return (
    <li className={styles.task} data-queue>
      <div className={styles.clock}>
        <span className={styles.age} data-level={level}>
          {level && <Icon of={level === 'late' ? IconAlertTriangle : IconClock} size={14} />}
          {t('desk.waiting.waitsFor', { time: formatElapsed(since, now) })}
        </span>
      </div>
      <Picture of={card.picture} alt="" sizes="44px" className={styles.taskPicture} />
      <div className={styles.taskText}>
        <b>
          <LocalizedText of={card} field="name" />
        </b>
        <p>{[card.vendor_code, companyName(company.short_name)].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonLink
        to={toReview({ id: review.id, status, isMine: review.is_mine })}
        state={fromHere(location)}
        tone={isFirst ? 'main' : 'line'}
        size="small"
      >
        {actText(review)}
        <VisuallyHidden>{` ${card.vendor_code}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

import { type CardDetailsView, hasReviewEnded, hsText, type ReviewHeadView } from '@setu/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { companyName, fullName } from '../../i18n/names';
import { formatElapsed } from '../../i18n/relative-time';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { ClockCell } from '../../ui/data-table/cells';
import { IconChevronLeft, IconChevronRight } from '../../ui/icon/icons';
import { Thumbnail } from '../../ui/media/thumbnail';
import { BackLink } from '../../ui/page/back-link';
import { PageHeader } from '../../ui/page/page-header';
import { StepBar } from '../../ui/step-bar/step-bar';
import { CardPrice } from './card-price';
import { reviewLevel } from './model/review-level';
import { isTurn } from './model/review-look';
import { toQueued, toReviews } from './model/review-place';
import styles from './review.module.css';
import { ReviewChip } from './review-chip';

interface ReviewTopProps {
  review: ReviewHeadView;
  card: CardDetailsView;
  /** The unit of the price under its name in the reader's language, if the card has another one. */
  unit?: CardDetailsView['unit'] | undefined;
  /** The index of the open step, from 0 to 3. 4 once all steps are done. */
  step: number;
}

/** Shows the head of every review page: the card, its status, the caller's queue and the four steps. */
export function ReviewTop({ review, card, unit, step }: ReviewTopProps) {
  const t = useTexts('review');
  const steps = (['content', 'card', 'translation', 'russian'] as const).map((id) => ({ id, title: t(`steps.${id}`) }));
  const isInRussian = step === 2 || step === 3;
  const meta = [
    card.vendor_code,
    card.hs_code && t('head.hs', { code: hsText(card.hs_code) }),
    companyName(card.company.short_name),
    // The translation shows the card with the names of the Russian card, also that of the unit.
    !isInRussian && <CardPrice key="price" of={unit ? { ...card, unit } : card} />,
    review.manager && t('head.manager', { name: fullName(review.manager) }),
    !hasReviewEnded(review.status) && (
      <ClockCell key="age" level={reviewLevel(review.updated_at, new Date())}>
        {t('head.waits', { time: formatElapsed(review.updated_at) })}
      </ClockCell>
    ),
  ].filter(Boolean) as ReactNode[];
  return (
    <>
      <div>
        <div className={styles.back}>
          <BackLink to={toReviews()}>{t('list.title')}</BackLink>
        </div>
        <div className={styles.head}>
          <Thumbnail of={card.pictures[0]} />
          <PageHeader
            title={card.name}
            lang={card.langs.name}
            status={
              <ReviewChip
                status={review.status}
                isMine={isTurn(review.moves)}
                isCorrected={review.corrected.length > 0}
              />
            }
            meta={meta.map((text) => ({ text }))}
            actions={<Queue queue={review.queue} />}
          />
        </div>
      </div>
      <StepBar steps={steps} current={step} />
    </>
  );
}

/** Shows the review's position in the caller's queue and links to its neighbours. */
function Queue({ queue }: Pick<ReviewHeadView, 'queue'>) {
  const t = useTexts('review');
  const { state } = useLocation();
  const { position, total, previous, next } = queue;
  return (
    <>
      {position !== null && (
        <span className={styles.queue}>
          {t('queue.position', { position: formatNumber(position), total: formatNumber(total) })}
        </span>
      )}
      <span className={styles.ways}>
        {previous && (
          <ButtonLink size="small" icon={IconChevronLeft} isIconOnPhone to={toQueued(previous)} state={state}>
            {t('queue.previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" iconEnd={IconChevronRight} isIconOnPhone to={toQueued(next)} state={state}>
            {t('queue.next')}
          </ButtonLink>
        )}
      </span>
    </>
  );
}

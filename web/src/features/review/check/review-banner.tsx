import { type ReviewHeadView, screenPath } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button, ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { IconAlertTriangle, IconArrowRight, IconLock, IconUserCheck } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';
import { newestFirst } from '../model/comments';
import { isTurn } from '../model/review-look';
import { toReviews } from '../model/review-place';
import { useChangeReviewer } from '../use-change-reviewer';

/** Why nothing can be written here, or where the review goes on; nothing for who is to check the card on this page. */
export function ReviewBanner({ review, name }: { review: ReviewHeadView; name: string }) {
  const t = useTexts('review');
  const { moves, status } = review;
  if (moves.includes('translate')) {
    const to = screenPath('product_sku_translate_page', { review: review.id });
    return (
      <Callout
        title={t('banner.translate')}
        action={
          <ButtonLink tone="main" iconEnd={IconArrowRight} to={to}>
            {t('banner.toTranslation')}
          </ButtonLink>
        }
      >
        {t('banner.translateText')}
      </Callout>
    );
  }
  if (moves.includes('correct')) {
    const to = screenPath('product_sku_correct_page', { review: review.id });
    return (
      <Callout
        tone="spark"
        title={t('banner.correct')}
        action={
          <ButtonLink tone="main" iconEnd={IconArrowRight} to={to}>
            {t('banner.toCorrection')}
          </ButtonLink>
        }
      >
        {t('banner.correctText')}
      </Callout>
    );
  }
  if (isTurn(moves)) return null;
  return (
    <Callout icon={IconLock} title={t(`banner.closed.${status}`, { name: reviewerName(review, t('columns.nobody')) })}>
      <Row gap={3}>
        <span>{t('banner.reading')}</span>
        <TextLink to={toReviews()}>{t('banner.toList')}</TextLink>
        {moves.includes('set_reviewer') && <ChangeReviewer id={review.id} name={name} />}
      </Row>
    </Callout>
  );
}

const reviewerName = ({ reviewer }: ReviewHeadView, nobody: string): string => (reviewer ? fullName(reviewer) : nobody);

function ChangeReviewer(review: { id: string; name: string }) {
  const t = useTexts('review');
  const change = useChangeReviewer();
  return (
    <Button size="small" icon={IconUserCheck} isBusy={change.isBusy} onClick={() => void change.run(review)}>
      {t('menu.reviewer')}
    </Button>
  );
}

/** Somebody moved the review while this page was open: who, when and to what; what was typed is still here. */
export function StaleBanner({ review }: { review: ReviewHeadView }) {
  const t = useTexts('review');
  const [last] = newestFirst(review.history);
  const text = last
    ? t(last.by ? 'stale.by' : 'stale.text', {
        name: last.by ? fullName(last.by) : '',
        status: t(`status.${last.status}`),
        time: formatDateTime(last.at),
      })
    : t(`status.${review.status}`);
  return (
    <Callout tone="spark" icon={IconAlertTriangle} role="alert" title={t('stale.title')}>
      {`${text} ${t('stale.kept')}`}
    </Callout>
  );
}

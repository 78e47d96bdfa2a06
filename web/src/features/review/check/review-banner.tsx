import { type ReviewHeadView, screenPath } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button, ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { IconArrowRight, IconLock, IconUserCheck } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';
import { isTurn } from '../model/review-look';
import { toReviews } from '../model/review-place';
import { useChangeReviewer } from '../use-change-reviewer';

/**
 * Explains why nothing can be written here, or where the review continues. Shows nothing to the reviewer who checks the
 * card on this page.
 */
export function ReviewBanner({ review, name }: { review: ReviewHeadView; name: string }) {
  const t = useTexts('review');
  const { moves, status } = review;
  const isCorrected = review.corrected.length > 0;
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
        title={t(isCorrected ? 'banner.corrected' : 'banner.correct')}
        action={
          <ButtonLink tone="main" iconEnd={IconArrowRight} to={to}>
            {t(isCorrected ? 'banner.toCheck' : 'banner.toCorrection')}
          </ButtonLink>
        }
      >
        {t(isCorrected ? 'banner.correctedText' : 'banner.correctText')}
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

const reviewerName = ({ reviewer }: ReviewHeadView, fallback: string): string =>
  reviewer ? fullName(reviewer) : fallback;

function ChangeReviewer(review: { id: string; name: string }) {
  const t = useTexts('review');
  const change = useChangeReviewer();
  return (
    <Button size="small" icon={IconUserCheck} isBusy={change.isBusy} onClick={() => void change.run(review)}>
      {t('menu.reviewer')}
    </Button>
  );
}

import type { ReviewView } from '@setu/contract';
import { SaveBar } from '../../../forms/save-bar';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowLeft, IconCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { LazyCardPreview } from '../../product/public';
import { ReviewTop } from '../review-head';
import { StaleBanner } from './stale-banner';
import type { useDecision } from './use-decision';

interface CardStepProps {
  view: ReviewView;
  decision: ReturnType<typeof useDecision>;
  onBack: () => void;
}

/** Shows the card in English as buyers will see it. Once confirmed, it goes to translation. */
export function CardStep({ view: { review, card }, decision, onBack }: CardStepProps) {
  const t = useTexts('review');
  return (
    <Stack gap={4}>
      <ReviewTop review={review} card={card} step={1} />
      {decision.isStale && <StaleBanner review={review} />}
      <LazyCardPreview card={card} language="en" title={t('decision.preview.en')} />
      <SaveBar state={t('decision.cardText')}>
        <Button icon={IconArrowLeft} onClick={onBack}>
          {t('decision.back')}
        </Button>
        <Button tone="main" icon={IconCheck} isBusy={decision.isBusy} onClick={() => void decision.run('approved')}>
          {t('decision.confirm')}
        </Button>
      </SaveBar>
    </Stack>
  );
}

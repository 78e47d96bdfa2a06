import type { CardDetailsView, TranslationView } from '@setu/contract';
import { AutosaveStatus } from '../../../forms/autosave-status';
import { SaveBar } from '../../../forms/save-bar';
import type { Autosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowLeft, IconCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { LazyCardPreview } from '../../product/public';
import { type RussianValues, translatedCard } from '../model/translated-card';
import { ReviewTop } from '../review-head';
import { usePublish } from './use-publish';

interface RussianCardProps {
  view: TranslationView;
  values: RussianValues;
  autosave: Autosave;
  /** The card under its English name. */
  card: CardDetailsView;
  onBack: () => void;
}

/** Shows the card as Russian readers will see it, before publication. */
export function RussianCard({ view, values, autosave, card, onBack }: RussianCardProps) {
  const t = useTexts('review');
  const publish = usePublish(view, onBack);
  return (
    <Stack gap={4}>
      <ReviewTop review={view.review} card={card} step={3} />
      <LazyCardPreview card={translatedCard(card, values)} language="ru" title={t('decision.preview.ru')} />
      <SaveBar state={<AutosaveStatus state={autosave.state} savedBefore={view.saved_at} />}>
        <Button icon={IconArrowLeft} onClick={onBack}>
          {t('translate.back')}
        </Button>
        <Button
          tone="main"
          icon={IconCheck}
          isBusy={publish.isBusy}
          onClick={() => void autosave.flush().then(() => publish.run(values))}
        >
          {t('translate.publish')}
        </Button>
      </SaveBar>
    </Stack>
  );
}

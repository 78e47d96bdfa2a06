import type { TranslationView } from '@setu/contract';
import { AutosaveStatus } from '../../../forms/autosave-status';
import { BarParts, SaveBar } from '../../../forms/save-bar';
import { SubmitButton } from '../../../forms/submit-button';
import type { Autosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCornerUpLeft } from '../../../ui/icon/icons';

interface TranslationBarProps {
  view: TranslationView;
  autosave: Autosave;
  isReturning: boolean;
  onReturn: () => void;
  /** The number of comments. */
  noted: number;
  /** The number of texts that are not ready. */
  left: number;
}

/**
 * Shows the progress of the translation and its next action: preview the card, or send it back. A card with comments
 * must be sent back first.
 */
export function TranslationBar({ view, autosave, noted, left, isReturning, onReturn }: TranslationBarProps) {
  const t = useTexts('review');
  const { review } = view;
  const mayReturn = review.moves.includes('review');
  return (
    <SaveBar
      isCompact
      state={
        <BarParts>
          <span>
            <AutosaveStatus state={autosave.state} savedBefore={view.saved_at} />
          </span>
          {noted === 0 && (left > 0 || !mayReturn) && (
            <span>{left > 0 ? t('translate.left', { count: left }) : t('translate.ready')}</span>
          )}
          {(noted > 0 || mayReturn) && (
            <span id="translation-why">{noted > 0 ? t('translate.noted', { count: noted }) : t('decision.clean')}</span>
          )}
        </BarParts>
      }
    >
      {mayReturn && (
        <Button
          tone={noted > 0 ? 'main' : 'line'}
          icon={IconCornerUpLeft}
          isBusy={isReturning}
          isDisabled={noted === 0}
          describedBy="translation-why"
          onClick={onReturn}
        >
          {noted > 0 ? t('decision.return', { count: noted }) : t('decision.returnNone')}
        </Button>
      )}
      {noted === 0 && <SubmitButton>{t('translate.preview')}</SubmitButton>}
    </SaveBar>
  );
}

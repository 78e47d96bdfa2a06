import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowRight, IconCheck } from '../../../ui/icon/icons';
import { useApplicationTransitions } from './use-application-transitions';

/**
 * Shows the application's manager the button for the next status. While the supplier is not created, it turns the
 * company down, because an accepted application leads to its supplier first.
 */
export function TransitionButton({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { onward, make } = useApplicationTransitions(view);
  if (!onward) return null;
  const isNext = onward !== 'completed' || view.company !== null;
  // Where applications can be rejected, a separate button rejects them.
  if (!isNext && view.moves.includes('rejected')) return null;
  return (
    <Button
      tone={isNext ? 'main' : 'line'}
      icon={onward !== 'completed' ? IconArrowRight : isNext ? IconCheck : undefined}
      hasPopup="dialog"
      onClick={() => void make(onward)}
    >
      {t(`moves.${isNext ? onward : 'declined'}.action`)}
    </Button>
  );
}

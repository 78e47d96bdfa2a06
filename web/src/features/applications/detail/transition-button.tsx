import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowRight, IconCheck } from '../../../ui/icon/icons';
import { useApplicationTransitions } from './use-application-transitions';

/**
 * Shows the application's manager the button for the next status. It is not the main one while the supplier is not
 * created, because that comes first.
 */
export function TransitionButton({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { onward, make } = useApplicationTransitions(view);
  if (!onward) return null;
  const isNext = onward !== 'completed' || view.company !== null;
  return (
    <Button
      tone={isNext ? 'main' : 'line'}
      icon={onward !== 'completed' ? IconArrowRight : isNext ? IconCheck : undefined}
      hasPopup="dialog"
      onClick={() => void make(onward)}
    >
      {t(isNext ? `moves.${onward}.action` : 'moves.withoutSupplier')}
    </Button>
  );
}

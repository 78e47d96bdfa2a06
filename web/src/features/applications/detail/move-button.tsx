import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck } from '../../../ui/icon/icons';
import { useApplicationMoves } from './use-application-moves';

/** To the next status, for whoever manages the application: what is to be done first is its supplier. */
export function MoveButton({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { onward, make } = useApplicationMoves(view);
  if (!onward) return null;
  const isNext = onward !== 'completed' || view.company !== null;
  return (
    <Button tone={isNext ? 'main' : 'line'} icon={IconCheck} hasPopup="dialog" onClick={() => void make(onward)}>
      {t(`moves.${onward}.action`)}
    </Button>
  );
}

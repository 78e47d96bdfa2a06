import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck } from '../../../ui/icon/icons';
import { useApplicationMoves } from './use-application-moves';

/** To the next status, for whoever manages the application. */
export function MoveButton({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { onward, make } = useApplicationMoves(view);
  if (!onward) return null;
  return (
    <Button tone="main" icon={IconCheck} hasPopup="dialog" onClick={() => void make(onward)}>
      {t(`moves.${onward}.action`)}
    </Button>
  );
}

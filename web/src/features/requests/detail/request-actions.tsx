import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCopy } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import type { RequestTransitions } from '../transitions/use-request-transitions';

interface RequestActionsProps {
  request: RequestView;
  moves: RequestTransitions;
}

/** Shows the buttons to repeat the request and, at the end, to cancel or reject it. The next step has its own panel. */
export function RequestActions({ request, moves }: RequestActionsProps) {
  const t = useTexts('requests');
  const { end, make, repeat } = moves;
  // A manager has nothing to repeat before the work on the request begins.
  const isNewToBroker = request.status === 'new' && request.permissions.includes('manage');
  const canRepeat = request.permissions.includes('repeat') && !isNewToBroker;
  if (!end && !canRepeat) return null;
  return (
    <Row>
      {canRepeat && (
        <Button icon={IconCopy} isBusy={repeat.isBusy} onClick={() => repeat.run(undefined)}>
          {t('repeat.action')}
        </Button>
      )}
      {end && (
        <Button tone="danger" hasPopup="dialog" onClick={() => make(end)}>
          {t(`${end.textKey}.action`)}
        </Button>
      )}
    </Row>
  );
}

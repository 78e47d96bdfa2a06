import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCopy } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { RowMenu } from '../../../ui/menu/row-menu';
import type { RequestTransitions } from '../transitions/use-request-transitions';

interface RequestActionsProps {
  request: RequestView;
  moves: Pick<RequestTransitions, 'end' | 'make' | 'repeat'>;
}

/** Returns true after the contract, when to end the request is an exception. */
export const isSigned = ({ status }: RequestView): boolean => status === 'contracted' || status === 'partially_paid';

/**
 * Shows the buttons to repeat the request and, at the end, to cancel or reject it. The next step has its own panel. A
 * signed contract is ended from the menu.
 */
export function RequestActions({ request, moves }: RequestActionsProps) {
  const t = useTexts('requests');
  const common = useTexts();
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
      {end && isSigned(request) && (
        <RowMenu
          label={common('actions.more')}
          items={[{ id: 'end', label: t(`${end.textKey}.action`), isDanger: true, onSelect: () => void make(end) }]}
        />
      )}
      {end && !isSigned(request) && (
        <Button tone="danger" hasPopup="dialog" onClick={() => make(end)}>
          {t(`${end.textKey}.action`)}
        </Button>
      )}
    </Row>
  );
}

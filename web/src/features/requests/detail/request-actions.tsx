import { type RequestStatus, type RequestView, rejectedStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconCopy } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import type { MenuItem } from '../../../ui/menu/dropdown-menu';
import { RowMenu } from '../../../ui/menu/row-menu';
import type { RequestTransitions } from '../transitions/use-request-transitions';

interface RequestActionsProps {
  request: RequestView;
  moves: Pick<RequestTransitions, 'end' | 'make' | 'repeat'>;
}

/** Returns true after the contract, when to end the request is an exception. */
export const isSigned = ({ status }: RequestView): boolean => status === 'contracted' || status === 'partially_paid';

const isOver = ({ status }: RequestView): boolean =>
  status === 'completed' || (rejectedStatuses as readonly RequestStatus[]).includes(status);

/**
 * Shows the buttons to repeat the request and, at the end, to cancel or reject it. The next step has its own panel. A
 * signed contract is ended from the menu, where the broker also repeats a request that is under way.
 */
export function RequestActions({ request, moves }: RequestActionsProps) {
  const t = useTexts('requests');
  const common = useTexts();
  const { end, make, repeat } = moves;
  const isBroker = useUser()?.company.type === 'broker';
  // A manager has nothing to repeat before the work on the request begins.
  const isNewToBroker = request.status === 'new' && request.permissions.includes('manage');
  const canRepeat = request.permissions.includes('repeat') && !isNewToBroker;
  if (!end && !canRepeat) return null;
  // While the request is under way, its manager has more urgent things to do than to repeat it.
  const isRepeatedFromMenu = canRepeat && isBroker && !isOver(request);
  const menu: MenuItem[] = [
    ...(isRepeatedFromMenu
      ? [{ id: 'repeat', label: t('repeat.action'), onSelect: () => void repeat.run(undefined) }]
      : []),
    ...(end && isSigned(request)
      ? [{ id: 'end', label: t(`${end.textKey}.action`), isDanger: true, onSelect: () => void make(end) }]
      : []),
  ];
  return (
    <Row>
      {canRepeat && !isRepeatedFromMenu && (
        <Button icon={IconCopy} isBusy={repeat.isBusy} onClick={() => repeat.run(undefined)}>
          {t('repeat.action')}
        </Button>
      )}
      {end && !isSigned(request) && (
        <Button tone="danger" hasPopup="dialog" onClick={() => make(end)}>
          {t(`${end.textKey}.action`)}
        </Button>
      )}
      <RowMenu label={common('actions.more')} items={menu} />
    </Row>
  );
}

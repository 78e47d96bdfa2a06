import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCopy } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { closingOf } from '../model/closing';
import type { RequestMoves } from './use-request-moves';

interface RequestActionsProps {
  request: RequestView;
  moves: RequestMoves;
}

/** Repeat, and at the end the way out. The next step has its own panel. */
export function RequestActions({ request, moves }: RequestActionsProps) {
  const t = useTexts('requests');
  const closing = closingOf(request);
  // A request by description is repeated on its own form, which is not in this build.
  const canRepeat = request.kind === 'rfc' && request.permissions.includes('repeat');
  if (!closing && !canRepeat) return null;
  return (
    <Row>
      {canRepeat && (
        <Button icon={IconCopy} isBusy={moves.isCopying} onClick={moves.repeat}>
          {t('repeat.action')}
        </Button>
      )}
      {closing && (
        <Button tone="danger" onClick={moves.close}>
          {t(`close.${closing.act}.action`)}
        </Button>
      )}
    </Row>
  );
}

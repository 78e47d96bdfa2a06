import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconUserCheck } from '../../../ui/icon/icons';
import { useAssignManager } from './use-assign-manager';

/** Gives the request to another manager; who carries how much is asked when it is pressed. */
export function AssignButton({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const assign = useAssignManager();
  return (
    <Button size="small" icon={IconUserCheck} isBusy={assign.isBusy} onClick={() => void assign.run([request])}>
      {t(request.broker_manager ? 'assign.change' : 'assign.give')}
    </Button>
  );
}

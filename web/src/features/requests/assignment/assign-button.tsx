import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconUserCheck } from '../../../ui/icon/icons';
import { useAssignManager } from './use-assign-manager';

/** Reassigns the request to another manager. The managers' workload is loaded on click. */
export function AssignButton({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const assign = useAssignManager();
  return (
    <Button size="small" icon={IconUserCheck} isBusy={assign.isBusy} onClick={() => void assign.run([request])}>
      {t(request.broker_manager ? 'assign.change' : 'assign.give')}
    </Button>
  );
}

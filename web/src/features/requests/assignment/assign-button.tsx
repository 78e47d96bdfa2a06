import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconUserCheck } from '../../../ui/icon/icons';
import { useLazyGetRequestManagersQuery } from '../api';
import { useAssignManager } from './use-assign-manager';

/** Gives the request to another manager; who may be chosen is asked when it is pressed. */
export function AssignButton({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const [askManagers] = useLazyGetRequestManagersQuery();
  const assign = useAssignManager();
  const open = useAction({
    send: () => askManagers(request.id),
    failed: t('assign.failed'),
    onDone: async (managers) => void (await assign([request], managers)),
  });
  return (
    <Button size="small" icon={IconUserCheck} isBusy={open.isBusy} onClick={() => void open.run(undefined)}>
      {t(request.broker_manager ? 'assign.change' : 'assign.give')}
    </Button>
  );
}

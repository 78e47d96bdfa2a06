import type { ApplicationView, PersonView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useSetApplicationManagerMutation } from '../api';

type Application = ApplicationView['application'];

/**
 * Assigns an application to a manager that a senior manager chooses. Other managers can only accept an unassigned one.
 */
export function useAssignApplication(
  { id, numeric_hash: number, broker_manager: had }: Application,
  managers: PersonView[],
) {
  const t = useTexts('applications');
  const [give] = useSetApplicationManagerMutation();
  const choose = async (): Promise<void> => {
    const isAssigned = await openActionModal({
      texts: {
        question: t('manager.question', { number }),
        consequence: t('manager.consequence'),
        action: t('manager.action'),
        keep: t('manager.keep'),
        failed: t('manager.failed'),
      },
      fields: [
        {
          kind: 'choice',
          name: 'userId',
          label: t('manager.title'),
          isRequired: true,
          options: managers
            .filter((person) => person.id !== had?.id)
            .map((person) => ({ value: person.id, label: fullName(person) })),
        },
      ],
      schema: () => import('./application-schema').then(({ giveSchema }) => giveSchema),
      send: ({ userId }) => give({ id, userId: String(userId) }),
      restate: async () => ({
        title: t('manager.failed'),
        text: t('moves.closed'),
        rows: [],
        impossible: t('moves.closed'),
      }),
    });
    if (isAssigned) notify({ kind: 'success', title: t('manager.done') });
  };
  const take = useAction({
    send: (userId: string) => give({ id, userId }),
    failed: t('manager.failed'),
    done: () => ({ title: t('manager.taken') }),
  });
  return { choose, take };
}

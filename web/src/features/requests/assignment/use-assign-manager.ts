import type { AssignmentView, PersonView, RequestView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useSetRequestsManagerMutation } from '../api';

type Given = Pick<RequestView, 'id' | 'numeric_hash'>;

/**
 * Asks which manager the requests go to and gives them; those it could not be done with are told by number. Resolves
 * true once it was tried with all of them.
 */
export function useAssignManager(): (requests: readonly Given[], managers: readonly PersonView[]) => Promise<boolean> {
  const t = useTexts('requests');
  const [assign] = useSetRequestsManagerMutation();

  const tell = async (results: readonly AssignmentView[], requests: readonly Given[], name: string) => {
    const left = new Set(results.filter(({ result }) => !isGiven(result)).map(({ id }) => id));
    const count = results.length - left.size;
    if (count > 0) notify({ kind: 'success', title: t('assign.done', { count }), text: name });
    if (left.size === 0) return;
    const numbers = requests
      .filter(({ id }) => left.has(id))
      .map(({ numeric_hash: number }) => t('assign.number', { number }));
    await showFailure({
      title: t('assign.refused', { count: left.size }),
      text: t('assign.closed', { numbers: numbers.join(', ') }),
    });
  };

  return async (requests, managers) => {
    let results: readonly AssignmentView[] = [];
    let chosen = '';
    const count = requests.length;
    const dialog: ActionModalProps = {
      words: {
        question: t('assign.question', { count, number: requests[0]?.numeric_hash ?? '' }),
        consequence: t('assign.consequence'),
        action: t('assign.action'),
        keep: t('assign.keep'),
        failed: t('assign.failed'),
      },
      fields: [
        {
          kind: 'choice',
          name: 'userId',
          label: t('assign.manager'),
          isRequired: true,
          options: managers.map((person) => ({ value: person.id, label: fullName(person) })),
        },
      ],
      schema: () => import('./assignment-schema').then(({ assignmentSchema }) => assignmentSchema),
      send: async ({ userId }) => {
        chosen = String(userId);
        const sent = await assign({ requests: requests.map(({ id }) => id), userId: chosen });
        results = sent.data ?? [];
        return sent;
      },
      // Each request answers for itself: the call as a whole meets nobody who was quicker.
      restate: async () => ({ title: t('assign.failed'), text: '', rows: [] }),
    };
    const isDone = await openActionModal(dialog);
    const manager = managers.find(({ id }) => id === chosen);
    if (isDone) await tell(results, requests, manager ? fullName(manager) : '');
    return isDone;
  };
}

const isGiven = (result: AssignmentView['result']): boolean => result === 'assigned' || result === 'unchanged';

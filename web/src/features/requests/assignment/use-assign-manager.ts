import type { AssignmentView, CarriedView, RequestView, ShareView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import {
  useLazyListRequestLoadsQuery,
  useSetRequestsManagerMutation,
  useShareOutRequestsMutation,
} from './assignment-api';

type AssignedRequest = Pick<RequestView, 'id' | 'numeric_hash'>;

/** A value instead of a manager's id: assigns each request to the least loaded manager. */
const byLoad = 'by_load';

/**
 * Asks for a manager, least loaded first, and assigns the requests to that manager or distributes the requests by
 * workload. Failed requests are listed by number. `onTried` runs after every request was tried.
 */
export function useAssignManager(onTried?: () => void): Action<readonly AssignedRequest[]> {
  const t = useTexts('requests');
  const [loadWorkloads] = useLazyListRequestLoadsQuery();
  const [give] = useSetRequestsManagerMutation();
  const [share] = useShareOutRequestsMutation();

  const report = async (results: readonly AssignmentView[], requests: readonly AssignedRequest[], name: string) => {
    const count = results.filter(({ result }) => isAssigned(result)).length;
    if (count > 0) notify({ kind: 'success', title: t('assign.done', { count }), text: name });
    if (count === results.length) return;
    const numbersOf = (refusal: AssignmentView['result']): string =>
      requests
        .filter(({ id }) => results.some((outcome) => outcome.id === id && outcome.result === refusal))
        .map(({ numeric_hash: number }) => t('assign.number', { number }))
        .join(', ');
    const reasons = (['closed', 'not_found'] as const).flatMap((refusal) => {
      const numbers = numbersOf(refusal);
      return numbers === '' ? [] : [t(`assign.${refusal}`, { numbers })];
    });
    await showFailure({ title: t('assign.refused', { count: results.length - count }), text: reasons.join(' ') });
  };

  const carried = ({ manager, open, late }: CarriedView): string => {
    const load = late > 0 ? t('assign.carriesLate', { open, late }) : t('assign.carries', { open });
    return `${fullName(manager)} · ${load}`;
  };

  const choose = async (requests: readonly AssignedRequest[], loads: readonly CarriedView[]): Promise<boolean> => {
    let results: readonly AssignmentView[] = [];
    let assignees = '';
    const ids = requests.map(({ id }) => id);
    const count = requests.length;
    const shared = count > 1 ? [{ value: byLoad, label: t('assign.byLoad') }] : [];
    const dialog: ActionModalProps = {
      texts: {
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
          options: [...shared, ...loads.map((load) => ({ value: load.manager.id, label: carried(load) }))],
        },
      ],
      schema: () => import('./assignment-schema').then(({ assignmentSchema }) => assignmentSchema),
      send: async ({ userId }) => {
        if (userId === byLoad) {
          const sent = await share({ requests: ids });
          results = sent.data ?? [];
          assignees = sharesOf(sent.data ?? []);
          return sent;
        }
        const sent = await give({ requests: ids, userId: String(userId) });
        results = sent.data ?? [];
        const manager = loads.find((load) => load.manager.id === userId)?.manager;
        assignees = manager ? fullName(manager) : '';
        return sent;
      },
      // Each request has its own result, so the call itself has no version conflict.
      restate: async () => ({ title: t('assign.failed'), text: '', rows: [] }),
    };
    const isDone = await openActionModal(dialog);
    if (isDone) await report(results, requests, assignees);
    return isDone;
  };

  return useAction({
    send: (_requests: readonly AssignedRequest[]) => loadWorkloads(),
    failed: t('assign.failed'),
    onDone: async (loads, requests) => {
      if (await choose(requests, loads)) onTried?.();
    },
  });
}

const isAssigned = (result: AssignmentView['result']): boolean => result === 'assigned' || result === 'unchanged';

/** Formats the count for each manager: `Анна Яшина: 2, Олег Белов: 1`. */
function sharesOf(shares: readonly ShareView[]): string {
  const counts = new Map<string, number>();
  for (const { manager } of shares) {
    if (manager) counts.set(fullName(manager), (counts.get(fullName(manager)) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ');
}

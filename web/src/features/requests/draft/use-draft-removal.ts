import type { RequestView } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { toRequestList } from '../model/side';
import { useSide } from '../model/use-side';
import { useDeleteRequestDraftMutation } from './drafts-api';

/** The form is over: a step back leads to where the draft was begun. */
export const leaving = { replace: true, state: { saved: true } };

/** Deleting a draft, after a question; leads to the list it stood in. `forget` drops what this device has of it. */
export function useDraftRemoval({ id, kind }: Pick<RequestView, 'id' | 'kind'>, forget?: () => void) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const side = useSide();
  const [drop] = useDeleteRequestDraftMutation();
  return useAction({
    confirm: () => ({
      title: t('draft.deleteQuestion'),
      text: t(`draft.deleteConsequence.${kind}`),
      action: t('draft.delete'),
      isDanger: true,
    }),
    send: () => drop(id),
    failed: t('draft.deleteFailed'),
    done: () => ({ title: t('draft.deleted') }),
    onDone: () => {
      forget?.();
      return navigate(toRequestList(side, kind), leaving);
    },
  });
}

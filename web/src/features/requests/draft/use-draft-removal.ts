import type { RequestView } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { toRequestList } from '../model/side';
import { useSide } from '../model/use-side';
import { useDeleteRequestDraftMutation } from './drafts-api';

/** Navigation options for a finished form. Going back leads to the page where the draft was started. */
export const leaving = { replace: true, state: { saved: true } };

/** Deletes a draft after a confirmation and leads to its list. `forget` deletes the data stored on this device. */
export function useDraftRemoval({ id, kind }: Pick<RequestView, 'id' | 'kind'>, forget?: () => void) {
  const t = useTexts('request-forms');
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

import type { CompanySignatureView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { openActionModal } from '../../kit/action-modal/open-action-modal';
import { notify } from '../../ui/toast/toast-store';
import { useJudgeSignatureMutation } from './api';

/** Asks for a reason and confirms by hand a signature that could not be verified. */
export function useConfirmByHand(company: string, { id, signer }: CompanySignatureView): () => Promise<void> {
  const t = useTexts('regulations');
  const [judge] = useJudgeSignatureMutation();
  return async () => {
    const isDone = await openActionModal({
      texts: {
        question: t('confirm.question', { signer }),
        consequence: t('confirm.consequence'),
        action: t('signatures.confirm'),
        keep: t('confirm.keep'),
        failed: t('confirm.failed'),
      },
      fields: [
        { kind: 'text', name: 'comment', label: t('confirm.comment'), hint: t('confirm.hint'), isRequired: true },
      ],
      schema: () => import('./regulations-schema').then(({ confirmSchema }) => confirmSchema),
      send: ({ comment }) =>
        judge({ company, input: { signature: id, confirm: true, comment: String(comment ?? '') } }),
      restate: async () => ({
        title: t('confirm.failed'),
        text: t('confirm.late'),
        rows: [],
        impossible: t('confirm.impossible'),
      }),
    });
    if (isDone) notify({ kind: 'success', title: t('confirm.done') });
  };
}

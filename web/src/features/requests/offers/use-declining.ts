import { declineReasons, type RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useDeclineRequestOfferMutation } from './offers-api';

/** Asks for the reason to decline and sends it to the broker. */
export function useDeclining({ id, numeric_hash: number }: RequestView): () => Promise<void> {
  const t = useTexts('offers');
  const statusTexts = useTexts('statuses');
  const [send] = useDeclineRequestOfferMutation();
  return async () => {
    const dialog: ActionModalProps = {
      texts: {
        question: t('decline.question', { number }),
        consequence: t('decline.consequence'),
        action: t('own.decline'),
        keep: t('decline.keep'),
        failed: t('decline.failed'),
      },
      isDanger: true,
      fields: [
        {
          kind: 'choice',
          name: 'reason',
          label: t('decline.reason'),
          isRequired: true,
          options: declineReasons.map((reason) => ({ value: reason, label: statusTexts(`declineReason.${reason}`) })),
        },
        { kind: 'text', name: 'comment', label: t('decline.comment'), hint: t('decline.hint') },
      ],
      schema: () => import('./offer-schema').then(({ declineSchema }) => declineSchema),
      send: ({ reason, comment }, idempotencyKey) => {
        const chosen = declineReasons.find((each) => each === reason);
        return send({ id, body: { reason: chosen, comment: String(comment ?? '') }, idempotencyKey });
      },
      restate: async () => ({
        title: t('decline.failed'),
        text: t('decline.late'),
        rows: [],
        impossible: t('decline.impossible'),
      }),
    };
    const isDone = await openActionModal(dialog);
    if (isDone) notify({ kind: 'success', title: t('decline.done', { number }) });
  };
}

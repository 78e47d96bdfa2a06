import type { InvitationView, RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useSupplierSearch } from '../moves/use-supplier-search';
import { useInviteToRequestMutation, useWithdrawRequestInvitationMutation } from './offers-api';

interface Inviting {
  /** Asks which supplier, and asks it for an offer. */
  invite: () => Promise<void>;
  withdraw: Action<InvitationView>;
}

/** Asking suppliers for offers to a request, and taking that back. */
export function useInviting({ id, numeric_hash: number }: RequestView): Inviting {
  const t = useTexts('offers');
  const [send] = useInviteToRequestMutation();
  const [takeBack] = useWithdrawRequestInvitationMutation();
  const search = useSupplierSearch();

  const invite = async (): Promise<void> => {
    let name = '';
    const dialog: ActionModalProps = {
      words: {
        question: t('invite.question', { number }),
        consequence: t('invite.consequence'),
        action: t('invite.action'),
        keep: t('invite.keep'),
        failed: t('invite.failed'),
      },
      fields: [
        {
          kind: 'found',
          name: 'suppliers',
          label: t('invite.supplier'),
          placeholder: t('invite.search'),
          isRequired: true,
          search,
        },
      ],
      schema: () => import('./offer-schema').then(({ inviteSchema }) => inviteSchema),
      send: ({ suppliers: chosen }, idempotencyKey) => {
        const supplier = typeof chosen === 'object' ? chosen : null;
        name = supplier?.label ?? '';
        return send({ id, suppliers: supplier ? [supplier.value] : [], idempotencyKey });
      },
      restate: async () => ({
        title: t('invite.failed'),
        text: t('invite.late'),
        rows: [],
        impossible: t('invite.impossible'),
      }),
    };
    const isDone = await openActionModal(dialog);
    if (isDone) notify({ kind: 'success', title: t('invite.done'), text: name });
  };

  const withdraw = useAction({
    confirm: ({ supplier }: InvitationView) => ({
      title: t('withdraw.question', { supplier: companyName(supplier.short_name) }),
      text: t('withdraw.consequence'),
      action: t('invitations.withdraw'),
      keep: t('withdraw.keep'),
      isDanger: true,
    }),
    send: ({ id: invitation }, idempotencyKey) => takeBack({ id, invitation, idempotencyKey }),
    failed: t('withdraw.failed'),
    done: (_answer, { supplier }) => ({ title: t('withdraw.done'), text: companyName(supplier.short_name) }),
  });
  return { invite, withdraw };
}

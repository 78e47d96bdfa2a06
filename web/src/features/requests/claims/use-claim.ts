import type { ClaimView, RequestView } from '@setu/contract';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useCloseClaimMutation } from './claims-api';

// The form has a file field, so it loads on the first click.
const loadModal = withTexts(['fields'], () => import('./claim-modal'));

/** Returns the actions that make a claim and close it. Each asks for its text first. */
export function useClaim({ id, numeric_hash: number }: Pick<RequestView, 'id' | 'numeric_hash'>) {
  const t = useTexts('requests');
  const [close] = useCloseClaimMutation();

  const open = async (): Promise<void> => {
    const { ClaimModal } = await loadModal();
    const isDone = await openModal(ClaimModal, { requestId: id, number });
    if (isDone === true) notify({ kind: 'success', title: t('claim.open.done', { number }) });
  };

  const settle = async (claim: ClaimView): Promise<void> => {
    const dialog: ActionModalProps = {
      texts: {
        question: t('claim.settle.question', { number }),
        consequence: t('claim.settle.consequence'),
        action: t('claim.settle.action'),
        keep: t('claim.settle.keep'),
        failed: t('claim.settle.failed', { number }),
      },
      fields: [{ kind: 'text', name: 'resolution', label: t('claim.resolution'), isRequired: true }],
      schema: () => import('./claim-schema').then(({ resolutionSchema }) => resolutionSchema),
      send: ({ resolution }, idempotencyKey) =>
        close({ id, body: { claim: claim.id, resolution: String(resolution) }, idempotencyKey }),
      restate: async () => ({
        title: t('claim.settle.lost'),
        text: t('claim.settle.lostText'),
        rows: [],
        impossible: t('claim.settle.impossible'),
      }),
    };
    const isDone = await openActionModal(dialog);
    if (isDone) notify({ kind: 'success', title: t('claim.settle.done', { number }) });
  };

  return { open, settle };
}

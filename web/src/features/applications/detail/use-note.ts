import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useNoteApplicationMutation } from '../api';

/** Asks for a note and writes it into the application's log. */
export function useNote({ id, numeric_hash: number }: ApplicationView['application']): () => Promise<void> {
  const t = useTexts('applications');
  const [send] = useNoteApplicationMutation();
  return async () => {
    const isWritten = await openActionModal({
      texts: {
        question: t('log.question', { number }),
        consequence: t('log.consequence'),
        action: t('log.write'),
        keep: t('log.keep'),
        failed: t('log.failed'),
      },
      fields: [{ kind: 'text', name: 'text', label: t('log.label'), isRequired: true }],
      schema: () => import('./application-schema').then(({ noteSchema }) => noteSchema),
      send: ({ text }, idempotencyKey) => send({ id, text: String(text ?? ''), idempotencyKey }),
      restate: async () => ({ title: t('log.failed'), text: '', rows: [] }),
    });
    if (isWritten) notify({ kind: 'success', title: t('log.done') });
  };
}

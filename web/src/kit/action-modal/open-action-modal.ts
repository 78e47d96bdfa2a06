import { whenIdle } from '../../lib/idle';
import { openModal } from '../../ui/modal/modal-store';
import type { ActionModalProps } from './action-modal';

// Users read pages more often than they act on them, so forms are not part of the first load.
const load = () => import('./action-modal');

/** Opens the dialog of an action and loads its code on first use. Resolves true once the action is done. */
export async function openActionModal(dialog: ActionModalProps): Promise<boolean> {
  const { ActionModal } = await load();
  return (await openModal<ActionModalProps, boolean>(ActionModal, dialog)) ?? false;
}

/** Loads the dialog's code while the page is idle, so that the first press opens it immediately. */
export const prepareActionModal = (): void => whenIdle(() => void load().catch(() => undefined));

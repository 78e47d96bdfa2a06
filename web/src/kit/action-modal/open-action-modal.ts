import { whenIdle } from '../../lib/idle';
import { openModal } from '../../ui/modal/modal-store';
import type { ActionModalProps } from './action-modal';

// A page is read more often than something is done on it: forms are not part of its first view.
const load = () => import('./action-modal');

/** Opens an action's dialog, whose code comes when it is first wanted; resolves true once the action is done. */
export async function openActionModal(dialog: ActionModalProps): Promise<boolean> {
  const { ActionModal } = await load();
  return (await openModal<ActionModalProps, boolean>(ActionModal, dialog)) ?? false;
}

/** Fetches the dialog's code while the page has nothing else to do, so that the first press opens it at once. */
export const prepareActionModal = (): void => whenIdle(() => void load().catch(() => undefined));

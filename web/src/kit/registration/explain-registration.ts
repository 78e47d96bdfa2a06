import { withTexts } from '../../i18n/load-texts';
import { openModal } from '../../ui/modal/modal-store';

const fetchModal = withTexts(['access'], () => import('./registration-modal'));

/**
 * Explains over the page why requests are closed to this company and how to open them. Resolves when the dialog is
 * closed.
 */
export async function explainRegistration(): Promise<void> {
  const { RegistrationModal } = await fetchModal();
  await openModal(RegistrationModal, {});
}

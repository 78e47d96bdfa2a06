import { withTexts } from '../../i18n/load-texts';
import { openModal } from '../../ui/modal/modal-store';

const fetchModal = withTexts(['access'], () => import('./registration-modal'));

/** Tells over the page why requests are closed to this company and what opens them. Resolves when it has been read. */
export async function explainRegistration(): Promise<void> {
  const { RegistrationModal } = await fetchModal();
  await openModal(RegistrationModal, {});
}

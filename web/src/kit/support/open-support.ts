import { withTexts } from '../../i18n/load-texts';
import { openModal } from '../../ui/modal/modal-store';

const load = withTexts(['support', 'fields'], () => import('./support-modal').then((module) => module.SupportModal));

/** Loads the support form and opens it. */
export async function openSupport(): Promise<void> {
  await openModal(await load(), {});
}

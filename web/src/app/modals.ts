import { withTexts } from '../i18n/load-texts';
import { openModal } from '../ui/modal/modal-store';

/** The shell's modals, each in its own chunk. Features open their modals with `openModal` from their own code. */
const registry = {
  catalogueTree: () => import('./catalogue-tree/catalogue-tree-modal').then((module) => module.CatalogueTreeModal),
  signInAgain: withTexts(['account'], () =>
    import('./sign-in/sign-in-again-modal').then((module) => module.SignInAgainModal),
  ),
};

/** Loads a modal of the shell and opens it. Resolves with the value it was closed with. */
export async function openLazyModal(key: keyof typeof registry): Promise<unknown> {
  return openModal(await registry[key](), {});
}

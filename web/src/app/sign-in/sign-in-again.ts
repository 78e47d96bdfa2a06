import { api } from '../../api/api';
import type { SignInOutcome } from '../../api/sign-in-again';
import { tagTypes } from '../../api/tags';
import { reloadPage } from '../../lib/page';
import { selectPageContext } from '../../session/session-api';
import { openLazyModal } from '../modals';
import type { AppStore } from '../store';

/**
 * Asks for a sign-in over the page when its session has ended; a visitor is sent to the sign-in by the screen itself.
 * What the page shows is asked for anew afterwards. Somebody else gets a page of his own: nothing of the one before goes on.
 */
export async function signInAgain({ getState, dispatch }: AppStore): Promise<SignInOutcome> {
  const before = selectPageContext(getState())?.user;
  if (!before) return 'visitor';
  if ((await openLazyModal('signInAgain')) !== true) return 'declined';
  if (selectPageContext(getState())?.user?.id !== before.id) {
    reloadPage();
    return new Promise(() => undefined);
  }
  dispatch(api.util.invalidateTags([...tagTypes]));
  return 'signed-in';
}

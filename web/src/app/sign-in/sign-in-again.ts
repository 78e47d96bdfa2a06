import { api } from '../../api/api';
import type { SignInOutcome } from '../../api/sign-in-again';
import { tagTypes } from '../../api/tags';
import { reloadPage } from '../../lib/page';
import { selectPageContext } from '../../session/session-api';
import { openLazyModal } from '../modals';
import type { AppStore } from '../store';

/**
 * Asks the user to sign in over the page when its session has ended. Does nothing for visitors, because the screen
 * itself sends them to the sign-in. Afterwards requests the page's data again. If another user signs in, the page
 * reloads, so that nothing of the previous user continues.
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

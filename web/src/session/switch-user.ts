import { screenPath } from '@setu/contract';
import { leaveTo } from '../lib/page';
import { dropDeviceDrafts } from '../lib/stored-draft';
import { forgetIntent } from './intent';

let isLeaving = false;

/**
 * Leaves for an address that switches the user for whom the session acts. Nothing of the previous user continues.
 * Repeated presses do nothing: the first answer ends the current session, and a second call would find no user.
 */
function goAs(query: Record<string, string>): void {
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  forgetIntent();
  dropDeviceDrafts();
  leaveTo(screenPath('my_account_page', query));
}

/** Switches to a user whose substitute the viewer is. The server rejects it without a substitution. */
export const substituteFor = (username: string): void => goAs({ _switch_user: username, type: 'substitute' });

/** Switches back to the viewer's own account. */
export const switchBack = (): void => goAs({ _switch_user: '_exit' });

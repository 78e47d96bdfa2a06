import { screenPath } from '@setu/contract';
import { dropDeviceDrafts } from '../lib/kept-draft';
import { leaveTo } from '../lib/page';
import { forgetIntent } from './intent';

let isLeaving = false;

/**
 * Leaves for an address that changes whom the session speaks for: nothing of the one before goes on with the next. Once,
 * however often it is pressed: the first answer ends the present session, and a press that overtook it would find nobody.
 */
function goAs(query: Record<string, string>): void {
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  forgetIntent();
  dropDeviceDrafts();
  leaveTo(screenPath('my_account_page', query));
}

/** Goes on as a person the viewer stands in for; the server says no where he does not. */
export const standInFor = (username: string): void => goAs({ _switch_user: username, type: 'substitute' });

/** Goes on as oneself. */
export const standBack = (): void => goAs({ _switch_user: '_exit' });

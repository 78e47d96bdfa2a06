import { currentCsrfToken } from '../../api/base-query';
import { call } from '../../lib/http';
import { leaveTo } from '../../lib/page';
import { dropDeviceDrafts } from '../../lib/stored-draft';
import { forgetIntent } from '../../session/intent';

/** Ends the session on the server and reloads the home page, so that nothing of the old identity stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await call('/logout', { method: 'POST', headers: { 'X-CSRF-Token': currentCsrfToken() } });
  } finally {
    forgetIntent();
    // The next user of this device must not see these drafts.
    dropDeviceDrafts();
    leaveTo('/');
  }
}

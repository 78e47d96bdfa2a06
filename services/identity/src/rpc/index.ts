import type { Handlers } from '@setu/kit/rpc';
import type { IdentityService } from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { batchGetPeople } from './batch-get-people.js';
import { countNotices } from './count-notices.js';
import { dropNotices } from './drop-notices.js';
import { getCompany } from './get-company.js';
import { getDashboard } from './get-dashboard.js';
import { getOwnContact } from './get-own-contact.js';
import { listManagers } from './list-managers.js';
import { listNotices } from './list-notices.js';
import { openNotice } from './open-notice.js';
import { resolveSession } from './resolve-session.js';
import { resumeSession } from './resume-session.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { watchSignals } from './watch-signals.js';

/** Everything identity can be asked. */
export const handlers = (deps: IdentityDeps): Handlers<typeof IdentityService> => ({
  signIn: signIn(deps),
  signOut: signOut(deps),
  resolveSession: resolveSession(deps),
  resumeSession: resumeSession(deps),
  getCompany: getCompany(deps),
  batchGetPeople: batchGetPeople(deps),
  listManagers: listManagers(deps),
  getOwnContact: getOwnContact(deps),
  getDashboard: getDashboard(deps),
  listNotices: listNotices(deps),
  countNotices: countNotices(deps),
  dropNotices: dropNotices(deps),
  openNotice: openNotice(deps),
  watchSignals: watchSignals(deps),
});

import { type Endpoints, endpoints } from '@setu/contract';
import { mustHave } from '@setu/kit/rpc';
import type { CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { storeDevice, storeSession } from '../http/session.js';
import { acceptInvite, createInvite, saveInvite } from '../pages/invites.js';
import { teamRoles } from '../pages/team.js';
import { inviteView, openInviteView } from '../present/teammate.js';

const accepted = async (ask: CallContextOf<Endpoints['acceptInvite']>) => {
  const answer = await acceptInvite(ask, ask.params.uuid, ask.input);
  if (answer.token === '') return { data: { route: { name: 'fos_user_security_login', params: {} } } };
  storeSession(ask.res, ask.deps, { ...answer, rememberToken: '' });
  storeDevice(ask.res, ask.deps, answer.deviceToken);
  return { data: { route: { name: 'my_account_page', params: {} } } };
};

/** Invites into the caller's own company. */
export const inviteRoutes = [
  route(endpoints.getInvitePage, async (ask) => {
    mustHave(ask.actor, 'team_invite');
    return { data: await teamRoles(ask) };
  }),
  route(endpoints.createInvite, { tokenField: '_token' }, async (ask) => ({
    data: { invite: await createInvite(ask, ask.input) },
  })),
  route(endpoints.getInvite, async (ask) => {
    const { invite } = await ask.deps.services.identity.getInvite({ inviteId: ask.params.id }, ask.reads());
    return { data: { invite: inviteView(invite) } };
  }),
  route(endpoints.saveInvite, async (ask) => ({
    data: { invite: await saveInvite(ask, ask.params.id, ask.input) },
  })),
  route(endpoints.openInvite, async (ask) => ({
    data: openInviteView(await ask.deps.services.identity.openInvite({ token: ask.params.uuid }, ask.reads())),
  })),
  route(endpoints.acceptInvite, accepted),
  route(endpoints.extendInvite, async (ask) => {
    const { invite } = await ask.deps.services.identity.extendInvite({ inviteId: ask.params.invite }, ask.writes());
    return { data: { invite: inviteView(invite) } };
  }),
  route(endpoints.removeInvite, async (ask) => {
    await ask.deps.services.identity.removeInvite({ inviteId: ask.params.id }, ask.writes());
    return { data: {} };
  }),
];

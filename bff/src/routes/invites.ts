import { type Endpoints, endpoints } from '@setu/contract';
import { mustHave } from '@setu/kit/rpc';
import type { CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { storeDevice, storeSession } from '../http/session.js';
import { acceptInvite, createInvite, saveInvite } from '../pages/invites.js';
import { teamRoles } from '../pages/team.js';
import { inviteView, openInviteView } from '../present/teammate.js';

const accepted = async (call: CallContextOf<Endpoints['acceptInvite']>) => {
  const answer = await acceptInvite(call, call.params.uuid, call.input);
  if (answer.token === '') return { data: { route: { name: 'fos_user_security_login', params: {} } } };
  storeSession(call.res, call.deps, { ...answer, rememberToken: '' });
  storeDevice(call.res, call.deps, answer.deviceToken);
  return { data: { route: { name: 'my_account_page', params: {} } } };
};

/** Invites into the caller's own company. */
export const inviteRoutes = [
  route(endpoints.getInvitePage, async (call) => {
    mustHave(call.actor, 'team_invite');
    return { data: await teamRoles(call) };
  }),
  route(endpoints.createInvite, { tokenField: '_token' }, async (call) => ({
    data: { invite: await createInvite(call, call.input) },
  })),
  route(endpoints.getInvite, async (call) => {
    const { invite } = await call.deps.services.identity.getInvite({ inviteId: call.params.id }, call.reads());
    return { data: { invite: inviteView(invite) } };
  }),
  route(endpoints.saveInvite, async (call) => ({
    data: { invite: await saveInvite(call, call.params.id, call.input) },
  })),
  route(endpoints.openInvite, async (call) => ({
    data: openInviteView(await call.deps.services.identity.openInvite({ token: call.params.uuid }, call.reads())),
  })),
  route(endpoints.acceptInvite, accepted),
  route(endpoints.extendInvite, async (call) => {
    const { invite } = await call.deps.services.identity.extendInvite({ inviteId: call.params.invite }, call.writes());
    return { data: { invite: inviteView(invite) } };
  }),
  route(endpoints.removeInvite, async (call) => {
    await call.deps.services.identity.removeInvite({ inviteId: call.params.id }, call.writes());
    return { data: {} };
  }),
];

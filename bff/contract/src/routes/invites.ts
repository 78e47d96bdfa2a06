import type { RouteTable } from '../routing.js';

const confirm = '/team/invite/confirm/:uuid';

/** Invites into the caller's own company, and the page that an invite's link opens. */
export const inviteRoutes = {
  getInvitePage: { method: 'get', path: '/team/invite', kind: 'S', who: 'user', screen: 'invite_create_page' },
  createInvite: { method: 'post', path: '/team/invite', kind: 'S', who: 'user' },
  getInvite: { method: 'get', path: '/team/invite/:id', kind: 'S', who: 'user', screen: 'invite_page' },
  saveInvite: { method: 'post', path: '/team/invite/:id', kind: 'S', who: 'user' },
  openInvite: { method: 'get', path: confirm, kind: 'S', who: 'public', screen: 'confirm_invite_url' },
  acceptInvite: { method: 'post', path: confirm, kind: 'S', who: 'public' },
  extendInvite: { method: 'post', path: '/team/invite-extend/:invite', kind: 'A', who: 'user' },
  removeInvite: { method: 'delete', path: '/team/invite/remove/:id', kind: 'A', who: 'user' },
} as const satisfies RouteTable;

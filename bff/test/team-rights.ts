import type { Row } from './rights-row.js';

/** A row for the admins of a company: its creator or its senior user. */
const admins = (route: string, path: string, of: Partial<Row> & { ok: Row['otherwise'] }): Row => ({
  ...{ route, path, body: of.body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', buyer: of.ok, rival: of.ok, newcomer: of.ok, supplier: of.ok },
});

/** A row for the admins of a company and the system's admin, who manages the users of all companies. */
const keepers = (route: string, path: string, of: Partial<Row> & { ok: Row['otherwise'] }): Row => {
  const row = admins(route, path, of);
  return { ...row, expect: { ...row.expect, admin: of.ok } };
};

/** A row for every signed-in user, about their own company or account. */
const own = (route: string, path: string, otherwise: Row['otherwise'] = 'ok', body?: unknown): Row => ({
  ...{ route, path, body, otherwise },
  expect: { anonymous: 'sign_in' },
});

const [confirm, invite] = ['/team/invite/confirm/', '/team/invite/'];

const invited = { first_name: 'Вера', second_name: 'Лапина', roles: ['TEAM_MANAGER'] };

/** The rows of the rights table for users, invites and profiles. A missing token is denied. */
export const teamRights: readonly Row[] = [
  own('get /team/', '/team/'),
  own('get /team/get_roles', '/team/get_roles'),
  own('get /team/get_branches', '/team/get_branches'),
  own('get /team/get_clients', '/team/get_clients'),
  keepers('get /team/user/heirs/:id', '/team/user/heirs/{unknown}', { ok: 'none' }),
  keepers('post /team/user/remove/:id', '/team/user/remove/{unknown}', { ok: 'none', body: {} }),
  own('post /team/profile/avatar/upload/:id', '/team/profile/avatar/upload/{unknown}', 'none', {}),
  own('delete /team/profile/avatar/delete/:id', '/team/profile/avatar/delete/{unknown}', 'none'),
  ...['/user/profile', '/profile/'].flatMap((path) => [
    own(`get ${path}`, path),
    own(`post ${path}`, path, 'invalid', { name: '' }),
  ]),
  // Colleagues see each other's profiles, and brokers see all profiles.
  {
    ...own('get /user/:teamUser', '/user/{buyer}', 'none'),
    expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'ok', manager: 'ok', reviewer: 'ok', admin: 'ok' },
  },
  admins('get /user/webhooks', '/user/webhooks?deliveries=1', { ok: 'ok' }),
  admins('post /user/webhooks', '/user/webhooks', {
    ...{ ok: 'invalid', body: { url: 'https://127.0.0.1/', kinds: ['card_published'] } },
  }),
  admins('post /user/webhooks/:webhook/resend', '/user/webhooks/{unknown}/resend', {
    ...{ ok: 'none', body: { delivery: '0195a000-0000-7000-8000-000000000000' } },
  }),
  admins('delete /user/webhooks/:webhook', '/user/webhooks/{unknown}', { ok: 'none' }),
  admins('get /team/invite', '/team/invite', { ok: 'ok' }),
  own('post /team/invite', '/team/invite', 'denied', {}),
  // An invite of the buyer's company. The admin of another company does not find it.
  {
    ...admins('get /team/invite/:id', `${invite}{invite}`, { ok: 'none' }),
    expect: { anonymous: 'sign_in', buyer: 'ok', rival: 'none', newcomer: 'none', supplier: 'none' },
  },
  admins('post /team/invite/:id', `${invite}{unknown}`, { ok: 'none', body: invited }),
  { route: `get ${confirm}:uuid`, path: `${confirm}{unknown}`, otherwise: 'none', expect: {} },
  { route: `post ${confirm}:uuid`, path: `${confirm}{unknown}`, otherwise: 'invalid', expect: {}, body: {} },
  keepers('post /team/invite-extend/:invite', '/team/invite-extend/{unknown}', { ok: 'none', body: {} }),
  keepers('delete /team/invite/remove/:id', '/team/invite/remove/{unknown}', { ok: 'none' }),
];

import type { Row } from './rights-row.js';

/** A row for a public route, which answers everyone in the same way. */
const open = (route: string, path: string, otherwise: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise },
  expect: {},
});

/** A row for a route about the signed-in user. */
const own = (route: string, path: string, otherwise: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise },
  expect: { anonymous: 'sign_in' },
});

const [confirm, resend] = ['/account/email/confirm/', '/account/email/resend/'];
const reset = '/resetting/reset/';

/**
 * The rows of the rights table for registration, passwords, second factors and own sessions. A missing token is denied.
 */
export const accountRights: readonly Row[] = [
  open(`get ${confirm}:registrationRequest`, `${confirm}{unknown}`, 'none'),
  open(`post ${confirm}:registrationRequest`, `${confirm}{unknown}`, 'none', { code: '000000' }),
  open(`post ${resend}:registrationRequest`, `${resend}{unknown}`, 'none', {}),
  open(`get ${reset}:token`, `${reset}{unknown}`, 'none'),
  open(`post ${reset}:token`, `${reset}{unknown}`, 'denied', { password: 'x' }),
  open('post /resetting/send-email', '/resetting/send-email', 'invalid', {}),
  open('post /resetting/request', '/resetting/request', 'invalid', {}),
  own('post /user/change_pass', '/user/change_pass', 'denied', {}),
  own('get /user/email', '/user/email', 'ok'),
  own('post /user/email', '/user/email', 'invalid', {}),
  own('delete /user/email', '/user/email', 'ok'),
  open('get /user/email/:token', '/user/email/{unknown}', 'none'),
  open('post /user/email/:token', '/user/email/{unknown}', 'none', {}),
  own('get /user/delete', '/user/delete', 'ok'),
  own('post /user/delete', '/user/delete', 'invalid', {}),
  own('delete /user/delete', '/user/delete', 'ok'),
  own('get /user/data', '/user/data', 'ok'),
  own('get /user/second-factor', '/user/second-factor', 'ok'),
  own('post /user/second-factor', '/user/second-factor', 'invalid', { kind: 'totp' }),
  own('post /user/tokens', '/user/tokens', 'invalid', { name: '', scopes: ['catalogue'], days: 1 }),
  own('delete /user/tokens/:token', '/user/tokens/{unknown}', 'none'),
  own('delete /user/second-factor/:factor', '/user/second-factor/{unknown}', 'none', { current_password: 'x' }),
  // A half-finished sign-in is not a role of this table.
  open('post /login_second', '/login_second', 'denied', { code: '000000' }),
  own('delete /user/sessions', '/user/sessions', 'ok'),
  own('delete /user/sessions/:id', '/user/sessions/{unknown}', 'none'),
];

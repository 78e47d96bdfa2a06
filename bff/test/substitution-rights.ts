import type { Row } from './rights-row.js';

/** A row for the buyer, who is also the company's admin. A colleague is denied, and others find no user. */
const ownPerson = (route: string, path: string, ok: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'none' },
  expect: { anonymous: 'sign_in', buyer: ok, colleague: 'denied' },
});

const past = { substitute: '{unknown}', date_start: '2020-01-01', date_finish: '2020-01-02' };

/** The rows of the rights table for substitutions. */
export const substitutionRights: readonly Row[] = [
  ownPerson('get /team/profile/substitute/:teamUser', '/team/profile/substitute/{buyer}', 'ok'),
  ownPerson('post /team/profile/substitute/:teamUser', '/team/profile/substitute/{buyer}', 'invalid', past),
  ownPerson('post /team/get-user-for-substitute/:teamUser', '/team/get-user-for-substitute/{buyer}', 'ok', {}),
  ownPerson('post /team/get-substituted-users/:teamUser', '/team/get-substituted-users/{buyer}', 'ok', {}),
  {
    ...{ route: 'post /team/substitute-unsubscribe/:pivot', path: '/team/substitute-unsubscribe/{unknown}', body: {} },
    ...{ otherwise: 'none', expect: { anonymous: 'sign_in' } },
  },
];

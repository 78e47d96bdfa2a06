import type { Row } from './rights-row.js';

const views = '/user/views/customer_rfc';

/** A row for the saved views of a list. Every signed-in user has their own. */
const ofViews = (method: 'get' | 'post', body?: unknown): Row => ({
  ...{ route: `${method} /user/views/:list`, path: views, body, otherwise: 'ok' },
  expect: { anonymous: 'sign_in' },
});

/** A row for an email that does not exist, which no role finds. */
const ofMails = (end: string): Row => ({
  ...{ route: `get /dev/mail/:mail${end}`, path: `/dev/mail/{unknown}${end}`, otherwise: 'none' },
  expect: {},
});

/** The rows of the rights table for personal data and a user's emails. */
export const ownRights: readonly Row[] = [
  ofViews('get'),
  ofViews('post', { name: 'Срочные', query: 'status=new' }),
  // The view belongs to the buyer. Other users do not find it.
  {
    ...{ route: 'delete /user/views/:list/:view', path: `${views}/{view}`, otherwise: 'none' },
    expect: { anonymous: 'sign_in', buyer: 'ok' },
  },
  ofMails(''),
  ofMails('/body'),
];

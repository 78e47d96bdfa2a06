import type { Row } from './rights-row.js';

const views = '/user/views/customer_rfc';

/** A list's views, of which everybody signed in has his own. */
const ofViews = (method: 'get' | 'post', body?: unknown): Row => ({
  ...{ route: `${method} /user/views/:list`, path: views, body, otherwise: 'ok' },
  expect: { anonymous: 'sign_in' },
});

/** A mail that was never written is none, whoever asks. */
const ofMails = (end: string): Row => ({
  ...{ route: `get /dev/mail/:mail${end}`, path: `/dev/mail/{unknown}${end}`, otherwise: 'none' },
  expect: {},
});

/** Who gets what of what people keep for themselves, and of the mails they got. */
export const ownRights: readonly Row[] = [
  ofViews('get'),
  ofViews('post', { name: 'Срочные', query: 'status=new' }),
  // The buyer's own: somebody else's view is none, whoever asks.
  {
    ...{ route: 'delete /user/views/:list/:view', path: `${views}/{view}`, otherwise: 'none' },
    expect: { anonymous: 'sign_in', buyer: 'ok' },
  },
  ofMails(''),
  ofMails('/body'),
];

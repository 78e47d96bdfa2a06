import type { Outcome, Row } from './rights-row.js';

const at = '/broker/product-reviews';

/**
 * A row for the broker's managers and reviewers. The service decides between them. `{review}` belongs to the reviewer
 * and is in status `created`.
 */
const reviews = (route: string, of: { path: string; manager: Outcome; reviewer: Outcome; body?: unknown }): Row => ({
  ...{ route, path: of.path, body: of.body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', manager: of.manager, reviewer: of.reviewer },
});

const both = (what: Outcome) => ({ manager: what, reviewer: what });
/** The manager may not do this, and the reviewer may not do it yet. */
const tooEarly = { manager: 'denied', reviewer: 'refused' } as const;

const read = 'discussions/:review/read';
const talked = 'discussions/:review/:discussion/resolve';
const russian = { product_sku_ru: { name: 'Чай' } };

/** The rows of the rights table for reviews and translation tools. */
export const reviewRights: readonly Row[] = [
  reviews(`get ${at}/export`, { path: `${at}/export?statuses=completed`, ...both('ok') }),
  reviews(`get ${at}/redirect/:productSku`, { path: `${at}/redirect/{reviewedSku}`, ...both('ok') }),
  reviews(`get ${at}/redirect/:productSku`, { path: `${at}/redirect/{unknown}`, ...both('none') }),
  reviews(`get ${at}/review/:review`, { path: `${at}/review/{review}`, ...both('ok') }),
  reviews(`get ${at}/translate/:review`, { path: `${at}/translate/{review}`, ...both('ok') }),
  reviews(`get ${at}/correct/:review`, { path: `${at}/correct/{review}`, ...both('ok') }),
  reviews(`post ${at}/translate/:review`, { path: `${at}/translate/{review}`, ...tooEarly, body: russian }),
  reviews(`post ${at}/translate-autosave/:review`, {
    ...{ path: `${at}/translate-autosave/{review}`, ...tooEarly, body: russian },
  }),
  reviews(`post ${at}/correct/:review`, { path: `${at}/correct/{review}`, ...both('invalid'), body: {} }),
  reviews(`post ${at}/restart/:review`, { path: `${at}/restart/{review}`, ...tooEarly, body: {} }),
  reviews(`get ${at}/restart/:review`, { path: `${at}/restart/{review}`, ...tooEarly }),
  reviews(`post ${at}/review/:review`, {
    ...{ path: `${at}/review/{review}`, manager: 'denied', reviewer: 'ok' },
    body: { action: 'reviewed', comments: { name: 'Which tea?' } },
  }),
  reviews(`get ${at}/discussions/:review`, { path: `${at}/discussions/{review}`, ...both('ok') }),
  reviews(`get ${at}/discussions/:review`, { path: `${at}/discussions/{unknown}`, ...both('none') }),
  reviews(`post ${at}/discussions/:review`, {
    ...{ path: `${at}/discussions/{review}`, ...both('ok'), body: { field: 'name', text: 'Which tea?' } },
  }),
  reviews(`post ${at}/discussions/:review`, {
    ...{ path: `${at}/discussions/{review}`, ...both('invalid'), body: { field: 'hs_code', text: ' ' } },
  }),
  reviews(`post ${at}/${read}`, { path: `${at}/discussions/{review}/read`, ...both('ok'), body: {} }),
  reviews(`post ${at}/${talked}`, { path: `${at}/discussions/{review}/{unknown}/resolve`, ...both('none'), body: {} }),
  {
    ...{ route: `post ${at}/change-reviewer/:review`, path: `${at}/change-reviewer/{review}`, otherwise: 'denied' },
    ...{ body: { reviewer: '{unknown}' }, expect: { anonymous: 'sign_in' } },
  },
  // The published card has no draft.
  {
    ...{ route: `post ${at}/toreview/:productSku`, path: `${at}/toreview/{sku}`, body: {}, otherwise: 'denied' },
    expect: { anonymous: 'sign_in', manager: 'refused' },
  },
  {
    ...{ route: `get ${at}/toreview/:productSku`, path: `${at}/toreview/{sku}`, otherwise: 'denied' },
    expect: { anonymous: 'sign_in', manager: 'refused' },
  },
  {
    ...{ route: 'post /api/translate-text', path: '/api/translate-text', body: {}, otherwise: 'denied' },
    expect: { anonymous: 'sign_in', supplier: 'invalid', manager: 'invalid', reviewer: 'invalid', admin: 'invalid' },
  },
];

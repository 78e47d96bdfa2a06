import type { Row } from './rights-row.js';

/**
 * The rows of the rights table for signing. Users who may sign for a customer are allowed, other colleagues are not.
 */
export const signingRights: readonly Row[] = [
  { route: 'get /register/regulation/:edition', path: '/register/regulation/3', otherwise: 'ok', expect: {} },
  {
    route: 'get /account/regulation-sign',
    path: '/account/regulation-sign',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', buyer: 'ok', rival: 'ok', newcomer: 'ok' },
  },
  {
    // The newcomer has not signed yet.
    route: 'get /account/regulation-sign/evidence',
    path: '/account/regulation-sign/evidence',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', buyer: 'ok', rival: 'ok', newcomer: 'none' },
  },
];

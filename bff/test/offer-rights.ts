import type { Row } from './rights-row.js';

const own = '/request/{own}';
const everyBuyer = (outcome: 'none' | 'denied') =>
  ({ buyer: outcome, colleague: outcome, rival: 'none', newcomer: 'none' }) as const;

/** Whoever is no manager is refused by his class. */
const ofManagers = (route: string, path: string, manager: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: `${own}${path}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', manager },
});

/** An offer of a supplier that was not asked for one. */
const ofSuppliers = (route: string, end = ''): Row => ({
  ...{ route, path: `${own}/offer${end}`, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', supplier: 'none' },
});

/** A manager's act on an offer there is not; the request's own people see it and may not. */
const onOffer = (route: string, path: string, body?: unknown): Row => ({
  ...{ route, path: `${own}/offers/{own}${path}`, body, otherwise: 'none' },
  expect: { anonymous: 'sign_in', ...everyBuyer('denied') },
});

/** Who gets what from the routes of invitations and offers. */
export const offerRights: readonly Row[] = [
  ofManagers('get /request/:request/invitations', '/invitations', 'ok'),
  ofManagers('post /request/:request/invitations', '/invitations', 'invalid', { suppliers: [] }),
  ofManagers('post /request/:request/invitations/:invitation/withdraw', '/invitations/{own}/withdraw', 'none'),
  ofSuppliers('get /request/:request/offer'),
  ofSuppliers('post /request/:request/offer'),
  ofSuppliers('post /request/:request/offer/decline', '/decline'),
  {
    ...{ route: 'get /request/:request/offers', path: `${own}/offers`, otherwise: 'none' },
    expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'ok', manager: 'ok' },
  },
  onOffer('post /request/:request/offers/:offer/share', '/share', { shared: true }),
  onOffer('post /request/:request/offers/:offer/pick', '/pick'),
  {
    ...{
      route: 'post /request/:request/offers/:offer/prefer',
      path: `${own}/offers/{own}/prefer`,
      otherwise: 'denied',
    },
    expect: { anonymous: 'sign_in', ...everyBuyer('none') },
  },
];

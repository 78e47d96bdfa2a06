import type { Row } from './rights-row.js';

const own = '/request/{own}';
const everyBuyer = (outcome: 'none' | 'denied') =>
  ({ buyer: outcome, colleague: outcome, rival: 'none', newcomer: 'none' }) as const;

/** A row for managers. The route's class rejects every other role. */
const ofManagers = (route: string, path: string, manager: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path: `${own}${path}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', manager },
});

/** A row for a supplier that was not invited to make an offer. */
const ofSuppliers = (route: string, end = ''): Row => ({
  ...{ route, path: `${own}/offer${end}`, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', supplier: 'none' },
});

/** A row for a manager's action on an unknown offer. The request's own users see the request but may not act. */
const onOffer = (route: string, path: string, body?: unknown): Row => ({
  ...{ route, path: `${own}/offers/{own}${path}`, body, otherwise: 'none' },
  expect: { anonymous: 'sign_in', ...everyBuyer('denied') },
});

/** The rows of the rights table for invitations and offers. */
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
  ...[
    { route: 'get /request/:request/offers/landed-price', path: `${own}/offers/landed-price` },
    { route: 'get /request/:request/landed-price', path: `${own}/landed-price` },
  ].map(
    (row): Row => ({
      ...{ ...row, otherwise: 'none' },
      expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'ok', manager: 'ok' },
    }),
  ),
  {
    ...{ route: 'post /request/:request/landed-price', path: `${own}/landed-price`, body: { version: 9 } },
    ...{
      otherwise: 'none',
      expect: { anonymous: 'sign_in', buyer: 'refused', colleague: 'refused', manager: 'refused' },
    },
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

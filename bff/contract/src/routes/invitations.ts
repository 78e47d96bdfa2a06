import type { RouteTable } from '../routing.js';

/** Invitations to suppliers, and their offers. */
export const invitationRoutes = {
  listInvitations: { method: 'get', path: '/request/:request/invitations', kind: 'A', who: 'manager' },
  inviteSuppliers: { method: 'post', path: '/request/:request/invitations', kind: 'A', who: 'manager' },
  withdrawInvitation: {
    method: 'post',
    path: '/request/:request/invitations/:invitation/withdraw',
    kind: 'A',
    who: 'manager',
  },
  getOffer: { method: 'get', path: '/request/:request/offer', kind: 'A', who: 'supplier' },
  giveOffer: { method: 'post', path: '/request/:request/offer', kind: 'A', who: 'supplier' },
  declineInvitation: { method: 'post', path: '/request/:request/offer/decline', kind: 'A', who: 'supplier' },
  listOffers: { method: 'get', path: '/request/:request/offers', kind: 'A', who: 'user' },
  shareOffer: { method: 'post', path: '/request/:request/offers/:offer/share', kind: 'A', who: 'user' },
  preferOffer: { method: 'post', path: '/request/:request/offers/:offer/prefer', kind: 'A', who: 'customer' },
  pickOffer: { method: 'post', path: '/request/:request/offers/:offer/pick', kind: 'A', who: 'user' },
} as const satisfies RouteTable;

import type { TableConn } from '@setu/kit/db';
import { departedUserStore, settingsStore } from '@setu/kit/events';
import { auditStore } from '../audit/store/audit.js';
import { cartStore } from '../cart/store/cart.js';
import { cartTotal } from '../cart/store/cart-total.js';
import { listCart } from '../cart/store/list-cart.js';
import { claimStore } from '../claims/store/claims.js';
import { companyLoadStore } from '../company-loads/store/company-loads.js';
import { conditionStore } from '../conditions/store/conditions.js';
import { contractStore } from '../contracts/store/contracts.js';
import { cardDemandStore } from '../desk/store/card-demand.js';
import { deskStore } from '../desk/store/desk.js';
import { matterStore } from '../desk/store/matters.js';
import { documentStore } from '../documents/store/documents.js';
import { draftStore } from '../drafts/store/drafts.js';
import { estimateStore } from '../estimates/store/estimates.js';
import { invitationStore } from '../invitations/store/invitations.js';
import { supplierOfferStore } from '../invitations/store/supplier-offers.js';
import { loadStore } from '../loads/store/loads.js';
import { conversationStore } from '../messages/store/conversations.js';
import { messageStore } from '../messages/store/messages.js';
import { milestoneStore } from '../milestones/store/milestones.js';
import { offerStore } from '../offers/store/offers.js';
import { ownDataStore } from '../own-data/store/own-data.js';
import { traceStore } from '../own-data/store/traces.js';
import { cardStore } from '../read-models/store/cards.js';
import { companyStore } from '../read-models/store/companies.js';
import { peopleStore } from '../read-models/store/people.js';
import { pictureColorStore } from '../read-models/store/picture-colors.js';
import { reportStore } from '../reports/store/reports.js';
import { countStore } from '../requests/store/counts.js';
import { historyStore } from '../requests/store/history.js';
import { listRequests } from '../requests/store/list-requests.js';
import { requestStore } from '../requests/store/requests.js';
import { statusCountStore } from '../requests/store/status-counts.js';
import { sampleStore } from '../samples/store/samples.js';
import { trustStore } from '../trust/store/trust.js';
import { bulkStore } from './bulk.js';
import type { Tables } from './tables.js';

/** All stores of the service, on a pool or on a transaction. */
export const stores = (conn: TableConn<Tables>) => ({
  audit: auditStore(conn),
  bulk: bulkStore(conn),
  cardDemand: cardDemandStore(conn),
  cards: cardStore(conn),
  cart: { ...cartStore(conn), list: listCart(conn), total: cartTotal(conn) },
  claims: claimStore(conn),
  companies: companyStore(conn),
  companyLoads: companyLoadStore(conn),
  conditions: conditionStore(conn),
  contracts: contractStore(conn),
  conversations: conversationStore(conn),
  counts: countStore(conn),
  desk: { ...deskStore(conn), ...matterStore(conn) },
  drafts: draftStore(conn),
  estimates: estimateStore(conn),
  history: historyStore(conn),
  invitations: invitationStore(conn),
  departedUsers: departedUserStore(conn),
  loads: loadStore(conn),
  messages: messageStore(conn),
  milestones: milestoneStore(conn),
  offers: offerStore(conn),
  ownData: ownDataStore(conn),
  documents: documentStore(conn),
  people: peopleStore(conn),
  pictureColors: pictureColorStore(conn),
  reports: reportStore(conn),
  samples: sampleStore(conn),
  settings: settingsStore(conn),
  statusCounts: statusCountStore(conn),
  traces: traceStore(conn),
  requests: { ...requestStore(conn), list: listRequests(conn) },
  supplierOffers: supplierOfferStore(conn),
  trust: trustStore(conn),
});

export type Stores = ReturnType<typeof stores>;

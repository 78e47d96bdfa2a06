import { auditByMonth, auditMigration } from '@setu/kit/audit';
import type { Migration } from '@setu/kit/db';
import {
  departedUserMigration,
  eventHandlingMigration,
  inboxMigration,
  outboxMigration,
  settingsReadModelMigration,
} from '@setu/kit/events';
import { createCopies } from './202611201000-create-copies.js';
import { createRequests } from './202611201010-create-requests.js';
import { createConditions } from './202611201020-create-conditions.js';
import { createHistory } from './202611201030-create-history.js';
import { createCart } from './202611201040-create-cart.js';
import { cardWords } from './202611220030-card-words.js';
import { splitRequests } from './202611220100-split-requests.js';
import { copiesRevision } from './202611220110-copies-revision.js';
import { cardReferences } from './202611220320-card-references.js';
import { requestStatusIndex } from './202611220430-request-status-index.js';
import { pictureColors } from './202611220510-picture-colors.js';
import { cartLater } from './202611221100-cart-later.js';
import { requestSupplierIndex } from './202611221130-request-supplier-index.js';
import { descriptionTerms } from './202611221140-description-terms.js';
import { invitations } from './202611221310-invitations.js';
import { requestInviteesIndex } from './202611221311-request-invitees-index.js';
import { createMessages } from './202611221320-create-messages.js';
import { createMilestones } from './202611221340-create-milestones.js';
import { requestCountIndex } from './202611221400-request-count-index.js';
import { requestManagedIndex } from './202611221401-request-managed-index.js';
import { draftCustomer } from './202611221510-draft-customer.js';
import { createPapers } from './202611221520-create-papers.js';
import { eventPayment } from './202611221550-event-payment.js';
import { createClaims } from './202611221560-create-claims.js';
import { supplierOffers } from './202611221600-supplier-offers.js';
import { requestClockIndex } from './202611221610-request-clock-index.js';
import { requestListedIndex } from './202611221611-request-listed-index.js';
import { messagesOfClaims } from './202611221710-messages-of-claims.js';
import { conversationWaitingIndex } from './202611221720-conversation-waiting-index.js';
import { milestoneOpenIndex } from './202611221721-milestone-open-index.js';
import { moveFiles } from './202611221910-move-files.js';
import { claimSettler } from './202611222322-claim-settler.js';
import { requestDemandIndex } from './202611230725-request-demand-index.js';
import { customerNames } from './202611230770-customer-names.js';
import { requestCustomerIndex } from './202611230771-request-customer-index.js';
import { formerPapers } from './202611230900-former-papers.js';
import { requestCardIndex } from './202611232033-request-card-index.js';
import { requestPeriodIndex } from './202611232034-request-period-index.js';
import { auditEntries } from './202611240020-audit.js';
import { firstAnswers } from './202611290210-first-answers.js';
import { estimates } from './202611291010-estimates.js';
import { createSamples } from './202611300010-create-samples.js';
import { offerSharedAt } from './202611302300-offer-shared-at.js';
import { offerSenders } from './202612010100-offer-senders.js';
import { deliveryCity } from './202612010110-delivery-city.js';
import { offerTerms } from './202612020900-offer-terms.js';
import { contractNumbers } from './202612020910-contract-numbers.js';
import { sampleAddress } from './202612021200-sample-address.js';
import { statusCounts } from './202612041000-status-counts.js';
import { fillStatusCounts } from './202612041001-fill-status-counts.js';
import { requestCompletedIndex } from './202612041002-request-completed-index.js';

/** The migrations in order. The kit's own migrations come first. */
export const migrations: readonly Migration[] = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createCopies,
  createRequests,
  createConditions,
  createHistory,
  createCart,
  cardWords,
  splitRequests,
  copiesRevision,
  cardReferences,
  requestStatusIndex,
  pictureColors,
  cartLater,
  requestSupplierIndex,
  descriptionTerms,
  invitations,
  requestInviteesIndex,
  createMessages,
  createMilestones,
  requestCountIndex,
  requestManagedIndex,
  draftCustomer,
  eventPayment,
  createPapers,
  createClaims,
  supplierOffers,
  settingsReadModelMigration,
  requestClockIndex,
  requestListedIndex,
  messagesOfClaims,
  conversationWaitingIndex,
  milestoneOpenIndex,
  moveFiles,
  departedUserMigration,
  claimSettler,
  requestDemandIndex,
  customerNames,
  requestCustomerIndex,
  formerPapers,
  requestCardIndex,
  requestPeriodIndex,
  auditMigration,
  auditEntries,
  firstAnswers,
  estimates,
  createSamples,
  offerSharedAt,
  offerSenders,
  deliveryCity,
  offerTerms,
  contractNumbers,
  sampleAddress,
  auditByMonth,
  statusCounts,
  fillStatusCounts,
  requestCompletedIndex,
];

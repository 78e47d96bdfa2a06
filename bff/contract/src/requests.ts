import { z } from 'zod';
import {
  assignmentView,
  carriedView,
  setManagerInput,
  setManagersInput,
  shareOutInput,
  shareView,
} from './assignment.js';
import { claimView } from './claim-view.js';
import { conditionView, listedConditionView } from './conditions.js';
import { typedOrderView } from './customers.js';
import { typedDescriptionView } from './descriptions.js';
import { endpointsOf } from './endpoint.js';
import { channelView, conversationMark } from './messages.js';
import { updateStatusInput } from './moves.js';
import { permissionList } from './page-context.js';
import { requestContact } from './request-contact.js';
import { requestRoutes } from './routes/requests.js';
import { fileView, langs, moneyView, nothing, personView, pictureView, routeView, uuid } from './values.js';
import {
  companyTypes,
  milestoneKinds,
  moveFields,
  rateSources,
  rejectReasons,
  requestKinds,
  requestStatuses,
  stagePhases,
} from './words.js';

export const stageView = z.strictObject({
  status: z.enum(requestStatuses),
  date: z.string().nullable(),
  phase: z.enum(stagePhases),
  next: z.enum(requestStatuses).nullable(),
});
export type StageView = z.infer<typeof stageView>;

const statusEvent = z.strictObject({ status: z.enum(requestStatuses), date: z.string() });

/** A move of a request with who made it and why. */
export const statusEventView = statusEvent.extend({
  by: personView.nullable(),
  acting: personView.nullable(),
  reason: z.enum(rejectReasons).nullable(),
  comment: z.string(),
  /** What it said of money; null where nothing, and for suppliers before the contract. */
  payment: z
    .strictObject({ amount: z.number(), currency: moneyView.shape.currency, due: z.string().nullable() })
    .nullable(),
  /** Papers that came with it, as far as the caller may read them. */
  files: z.array(fileView),
});
export type StatusEventView = z.infer<typeof statusEventView>;

const companyCopy = z.strictObject({ id: uuid, short_name: z.string(), inn: z.string().nullable() });

/**
 * An amount with roubles for one rupee on the day it was entered (the customer's: the day it was published), kept with it;
 * the three are null where no rate was known, and in a draft, which is reckoned by today's.
 */
export const requestPrice = moneyView.extend({
  rate: z.number().nullable(),
  rate_date: z.string().nullable(),
  rate_source: z.enum(rateSources).nullable(),
});
export type RequestPriceView = z.infer<typeof requestPrice>;

/** What the caller may do now: the status it leads to, the fields its form must and may have; else he is only asked whether he is sure. */
export const openMove = z.strictObject({
  status: z.enum(requestStatuses),
  needs: z.array(z.enum(moveFields)),
  optional: z.array(z.enum(moveFields)),
  confirm: z.boolean(),
});
export type OpenMoveView = z.infer<typeof openMove>;

/** What a request is, in lists and on its page. */
const requestCore = z.strictObject({
  id: uuid,
  kind: z.enum(requestKinds),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  created_at: z.string(),
  published_at: z.string().nullable(),
  broker_manager: personView.nullable(),
  /** Null with the contact where the caller may not know them: suppliers before the contract. */
  customer: companyCopy.nullable(),
  contact_info: requestContact.nullable(),
  customer_price: requestPrice.nullable(),
  offer_price: requestPrice.nullable(),
  contract_price: requestPrice.nullable(),
  is_created_by_broker: z.boolean(),
  reject_reason: z.enum(rejectReasons).nullable(),
  reject_comment: z.string(),
  permissions: permissionList,
  moves: z.array(openMove),
});

/** Whom to call about a request; `extension` of the phone, each may be empty. */
const managerContact = z.strictObject({
  phone: z.string(),
  extension: z.string(),
  email: z.string(),
  avatar: pictureView.nullable(),
});
export type ManagerContact = z.infer<typeof managerContact>;

const stageClock = z.strictObject({
  warn_at: z.string(),
  due_at: z.string(),
  waits_for: z.enum(companyTypes).nullable(),
});

/** A request on its page: form for a draft, preview once published. */
export const requestView = requestCore.extend({
  version: z.number().int(),
  author: personView,
  supplier: companyCopy.nullable(),
  /** How to reach its manager; null where it has none, or that could not be had in time. */
  manager_contact: managerContact.nullable(),
  last_customer_condition: conditionView,
  /** Null for a draft. */
  last_customer_published_condition: conditionView.nullable(),
  status_events: z.array(statusEventView),
  stages: z.array(stageView),
  /** Whose turn the status is; null: nobody's. */
  waits_for: z.enum(companyTypes).nullable(),
  /** Till when it may stay in its status; null where there is no term, and but for brokers. */
  clock: stageClock.nullable(),
  /** Its conversations, those the reader sees; none of a draft. */
  channels: z.array(channelView),
  /** The customer’s last claim; null where there is none, and for suppliers. */
  claim: claimView.nullable(),
  /** The caller may make one, until then where there is a limit; may settle the open one. */
  may_claim: z.boolean(),
  claim_until: z.string().nullable(),
  may_close_claim: z.boolean(),
  /** Drafts: another open request of the company for the same card. */
  open_twin: z.strictObject({ id: uuid, numeric_hash: z.string() }).nullable(),
  /** Drafts: the last save, and the count (RFC) or the whole description (RFD) as it was typed. */
  draft: z
    .strictObject({
      editor: z.string(),
      seq: z.number().int(),
      saved_at: z.string().nullable(),
      count: z.string(),
      description: typedDescriptionView.nullable(),
      /** A manager's RFD: for whom he writes it; null for a customer's own. */
      customer: typedOrderView.nullable(),
    })
    .nullable(),
});
export type RequestView = z.infer<typeof requestView>;

/** GET /request/first-step/{requestEntity} and the previews; `managers`: whom a senior may give it to. */
export const requestPageView = z.strictObject({ request: requestView, managers: z.array(personView).optional() });
export type RequestPageView = z.infer<typeof requestPageView>;

/** A request in a list, with what its line shows at a glance. */
export const requestRowView = requestCore.extend({
  last_customer_condition: listedConditionView,
  last_customer_published_condition: listedConditionView.nullable(),
  status_events: z.array(statusEvent),
  status_at: z.string(),
  name: z.string(),
  /** Null: several, or not a number yet. */
  count: z.number().nullable(),
  unit: z.string(),
  langs,
  picture: pictureView.nullable(),
  /** The contract’s, else the offer’s, else the customer’s price, as the page has it. */
  total_price: requestPrice.nullable(),
  conversation: conversationMark,
  /** A claim of the customer’s is open; never told to suppliers. */
  claimed: z.boolean(),
  /** Till when it may stay in its status and whose turn it is; null where there is no term, and but for brokers. */
  clock: stageClock.nullable(),
  /** The milestone that has been overdue longest, with the first day it was late; never told to suppliers. */
  overdue: z.strictObject({ milestone: z.enum(milestoneKinds), since: z.iso.date() }).nullable(),
  /** The page it opens, for the caller's role. */
  route: routeView,
});
export type RequestRowView = z.infer<typeof requestRowView>;

/** The request lists. `managers` is empty but for brokers. */
export const requestListView = z.strictObject({
  list: z.array(requestRowView),
  total_count: z.number().int(),
  status_counts: z.partialRecord(z.enum(requestStatuses), z.number().int()),
  managers: z.array(personView),
});
export type RequestListView = z.infer<typeof requestListView>;

const customerRfcs = { summary: 'The company’s requests from the catalogue', answer: requestListView };
const customerRfds = { summary: 'The company’s requests from a description', answer: requestListView };
const brokerRfcs = { summary: 'All requests from the catalogue', answer: requestListView };
const brokerRfds = { summary: 'All requests from a description', answer: requestListView };

const auditValue = z.union([z.string(), moneyView]).nullable();

/**
 * A field somebody changed, from what to what: money as money, a status by its word, a person or a company by name,
 * else as text; null: nothing stood there.
 */
export const fieldChangeView = z.strictObject({
  date: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  field: z.string(),
  old: auditValue,
  new: auditValue,
});
export type FieldChangeView = z.infer<typeof fieldChangeView>;

/** GET /broker/request-audit/{request}: the oldest first. */
export const requestAuditView = z.strictObject({ numeric_hash: z.string(), list: z.array(fieldChangeView) });
export type RequestAuditView = z.infer<typeof requestAuditView>;

export const requestEndpoints = /* @__PURE__ */ endpointsOf(requestRoutes, {
  listCustomerRfcs: customerRfcs,
  searchCustomerRfcs: customerRfcs,
  listCustomerRfds: customerRfds,
  searchCustomerRfds: customerRfds,
  listBrokerRfcs: brokerRfcs,
  searchBrokerRfcs: brokerRfcs,
  listBrokerRfds: brokerRfds,
  searchBrokerRfds: brokerRfds,
  listSupplierRequests: { summary: 'What was sent to the supplier’s company', answer: requestListView },
  getCustomerRequest: { summary: 'A request, for its own people', answer: requestPageView },
  getBrokerRequest: { summary: 'A request, for managers', answer: requestPageView },
  updateRequestStatus: {
    summary: 'Moves a request, rejects or cancels it',
    input: updateStatusInput,
    answer: requestPageView,
  },
  setRequestManager: { summary: 'Gives a request to a manager', input: setManagerInput, answer: nothing },
  setRequestsManager: {
    summary: 'Gives several requests to a manager; says of each what came of it',
    input: setManagersInput,
    answer: z.array(assignmentView),
  },
  listManagerLoads: {
    summary: 'What each active manager carries, the least loaded first',
    answer: z.array(carriedView),
  },
  shareOutRequests: {
    summary: 'Shares requests out among active managers by load; says of each what came of it',
    input: shareOutInput,
    answer: z.array(shareView),
  },
  listRequestStages: { summary: 'The stages of a request', answer: z.array(stageView) },
  listRequestChanges: { summary: 'Who changed which field of a request, and when', answer: requestAuditView },
  listRequestEvents: { summary: 'Who moved a request, and when', answer: z.array(statusEventView) },
});

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
import { managerContact } from './manager-contact.js';
import { channelView, conversationMark } from './messages.js';
import { updateStatusInput } from './moves.js';
import { permissionList } from './page-context.js';
import { requestContact } from './request-contact.js';
import {
  companyName,
  invitationNoteView,
  sentOfferView,
  stageView,
  statusEvent,
  statusEventView,
} from './request-history.js';
import { requestRoutes } from './routes/requests.js';
import { sampleView } from './sample-view.js';
import { langs, moneyView, nothing, personView, pictureView, routeView, uuid } from './values.js';
import {
  companyTypes,
  incoTerms,
  milestoneKinds,
  moveFields,
  rateSources,
  rejectReasons,
  requestKinds,
  requestStatuses,
  waitingReasons,
} from './words.js';

/**
 * An amount with its stored exchange rate, in roubles for one rupee. The rate is that of the day of entry, or for the
 * customer's price that of the day of publication. The three rate fields are null if no rate was known. They are null
 * in a draft too, which uses today's rate.
 */
export const requestPrice = moneyView.extend({
  rate: z.number().nullable(),
  rate_date: z.string().nullable(),
  rate_source: z.enum(rateSources).nullable(),
  /** The upper end of a range: the price of a card with a price range, until an offer exists. Absent without a range. */
  value_to: z.number().optional(),
});
export type RequestPriceView = z.infer<typeof requestPrice>;

/**
 * The terms that come with the price of a supplier's offer. `inco_place` is empty unless the terms name the place of
 * destination. `valid_until` is the last day of validity.
 */
const priceTermsView = z.strictObject({
  lead_days: z.number().int(),
  valid_until: z.string(),
  inco_terms: z.enum(incoTerms).nullable(),
  inco_place: z.string(),
});

/**
 * A transition that the caller may make now: the new status, and the required and optional fields of its form. With
 * `confirm` there is only a confirmation.
 */
export const openMove = z.strictObject({
  status: z.enum(requestStatuses),
  needs: z.array(z.enum(moveFields)),
  optional: z.array(z.enum(moveFields)),
  confirm: z.boolean(),
});
export type OpenMoveView = z.infer<typeof openMove>;

/** The data of a request in lists and on its page. */
const requestCore = z.strictObject({
  id: uuid,
  kind: z.enum(requestKinds),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  created_at: z.string(),
  /** Null for a draft. For a supplier, when the request was sent to them. */
  published_at: z.string().nullable(),
  broker_manager: personView.nullable(),
  /** The customer. Like the contact, it is null for callers who may not see it: suppliers before the contract. */
  customer: companyName.nullable(),
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

const stageClock = z.strictObject({
  due_at: z.string(),
  waits_for: z.enum(companyTypes).nullable(),
});

/** A request on its page: a form for a draft, a preview once published. */
export const requestView = requestCore.extend({
  version: z.number().int(),
  author: personView,
  supplier: companyName.nullable(),
  /** How to reach its manager. Null if it has no manager or the data could not be loaded in time. */
  manager_contact: managerContact.nullable(),
  last_customer_condition: conditionView,
  /** Null for a draft. */
  last_customer_published_condition: conditionView.nullable(),
  status_events: z.array(statusEventView),
  /**
   * The offers that suppliers have sent, oldest first: all for brokers, its own for a supplier, none for customers.
   * `by` is null if the sender is not known.
   */
  sent_offers: z.array(sentOfferView),
  /** The terms of the offer that `offer_price` comes from. Null if there was none, and for suppliers. */
  offer_terms: priceTermsView.nullable(),
  /** The number and the day on the contract's paper. The number may be empty. */
  contract_number: z.string(),
  contract_date: z.iso.date().nullable(),
  /** What the history says of invitations and of the offers that the customer was shown. */
  invitation_notes: z.array(invitationNoteView),
  stages: z.array(stageView),
  /** The party responsible for the next action, or null if there is none. */
  waits_for: z.enum(companyTypes).nullable(),
  /** Why it waits for the caller, as on the dashboard, most important first. Empty if it does not. */
  waiting: z.array(z.enum(waitingReasons)),
  /** The deadline of its status. Null if the status has no time limit, and for suppliers if others have to act. */
  clock: stageClock.nullable(),
  /** The conversations that the caller may see. A draft has none. */
  channels: z.array(channelView),
  /** The customer's last claim. Null if there is none, and for suppliers. */
  claim: claimView.nullable(),
  /**
   * Whether the caller may make a claim, and until when if there is a limit. Whether the caller may close the open
   * claim.
   */
  may_claim: z.boolean(),
  claim_until: z.string().nullable(),
  may_close_claim: z.boolean(),
  /** The last sample, which a supplier sees only if it is its own. Null if there is none. */
  sample: sampleView.nullable(),
  /** Whether the caller may ask for a sample, send or decline the requested one, or judge the one that was sent. */
  may_ask_sample: z.boolean(),
  may_answer_sample: z.boolean(),
  may_judge_sample: z.boolean(),
  /** Whether the caller may pass the sample's address on to its supplier. */
  may_pass_sample_address: z.boolean(),
  /** For a draft: another open request of the company for the same card. */
  open_twin: z.strictObject({ id: uuid, numeric_hash: z.string() }).nullable(),
  /** For a draft: its last save, and the count (RFC) or full description (RFD) as typed. */
  draft: z
    .strictObject({
      editor: z.string(),
      seq: z.number().int(),
      saved_at: z.string().nullable(),
      count: z.string(),
      description: typedDescriptionView.nullable(),
      /** For a manager's RFD: the customer. Null for a customer's own request. */
      customer: typedOrderView.nullable(),
    })
    .nullable(),
});
export type RequestView = z.infer<typeof requestView>;

/**
 * GET /request/first-step/{requestEntity} and the previews. `managers` are the managers to whom a senior manager may
 * assign the request.
 */
export const requestPageView = z.strictObject({ request: requestView, managers: z.array(personView).optional() });
export type RequestPageView = z.infer<typeof requestPageView>;

/** A request in a list, with the data that its row shows. */
export const requestRowView = requestCore.extend({
  last_customer_condition: listedConditionView,
  last_customer_published_condition: listedConditionView.nullable(),
  status_events: z.array(statusEvent),
  status_at: z.string(),
  name: z.string(),
  /** Null for several items, or if no number is entered yet. */
  count: z.number().nullable(),
  unit: z.string(),
  langs,
  picture: pictureView.nullable(),
  /** The contract's price, else the offer's, else the customer's, as on the request's page. */
  total_price: requestPrice.nullable(),
  conversation: conversationMark,
  /** True if the customer has an open claim. Always false for suppliers. */
  claimed: z.boolean(),
  /**
   * The deadline of its status and the responsible party. Null if the status has no time limit, and for suppliers if
   * others have to act.
   */
  clock: stageClock.nullable(),
  /** The milestone that has been overdue longest, with its first day overdue. Hidden from suppliers. */
  overdue: z.strictObject({ milestone: z.enum(milestoneKinds), since: z.iso.date() }).nullable(),
  /** The party responsible for the next action, or null if there is none. */
  waits_for: z.enum(companyTypes).nullable(),
  /** Why it waits for the caller, as on the dashboard, most important first. Empty if it does not. */
  waiting: z.array(z.enum(waitingReasons)),
  /** The place where the caller does the first of them. Null if nothing waits. */
  waiting_route: routeView.nullable(),
  /** The last day to pay the advance of the contract. Null if the contract has none, or the caller may not know it. */
  pay_by: z.iso.date().nullable(),
  /** The day on which the supplier is expected to ship. Null unless the request waits for the shipment. */
  ship_by: z.iso.date().nullable(),
  /** The page that it opens for the caller's role. */
  route: routeView,
});
export type RequestRowView = z.infer<typeof requestRowView>;

/** The request lists. `managers` is empty for everyone except brokers. */
export const requestListView = z.strictObject({
  list: z.array(requestRowView),
  total_count: z.number().int(),
  status_counts: z.partialRecord(z.enum(requestStatuses), z.number().int()),
  /** The number of requests that wait for the caller, with the same filters except the status. */
  waiting_count: z.number().int(),
  managers: z.array(personView),
});
export type RequestListView = z.infer<typeof requestListView>;

const customerRfcs = { summary: 'Lists the company’s requests from the catalogue', answer: requestListView };
const customerRfds = { summary: 'Lists the company’s requests from a description', answer: requestListView };
const brokerRfcs = { summary: 'Lists all requests from the catalogue', answer: requestListView };
const brokerRfds = { summary: 'Lists all requests from a description', answer: requestListView };

const auditValue = z.union([z.string(), moneyView]).nullable();

/**
 * A changed field with its old and new value: money as money, a status as its label, a user or a company by name, else
 * text. Null if there was no value.
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

/** GET /broker/request-audit/{request}, oldest entry first. */
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
  listSupplierRequests: { summary: 'Lists the requests sent to the supplier’s company', answer: requestListView },
  getCustomerRequest: { summary: 'Returns a request for the company’s own users', answer: requestPageView },
  getBrokerRequest: { summary: 'Returns a request for managers', answer: requestPageView },
  updateRequestStatus: {
    summary: 'Changes the status of a request',
    input: updateStatusInput,
    answer: requestPageView,
  },
  setRequestManager: { summary: 'Assigns a request to a manager', input: setManagerInput, answer: nothing },
  setRequestsManager: {
    summary: 'Assigns several requests to a manager and returns the outcome for each',
    input: setManagersInput,
    answer: z.array(assignmentView),
  },
  listManagerLoads: {
    summary: 'Lists the workload of each active manager, least loaded first',
    answer: z.array(carriedView),
  },
  shareOutRequests: {
    summary: 'Distributes requests among active managers by workload and returns the outcome for each',
    input: shareOutInput,
    answer: z.array(shareView),
  },
  listRequestStages: { summary: 'Lists the stages of a request', answer: z.array(stageView) },
  listRequestChanges: { summary: 'Lists the field changes of a request with user and time', answer: requestAuditView },
  listRequestEvents: {
    summary: 'Lists the status changes of a request with user and time',
    answer: z.array(statusEventView),
  },
});

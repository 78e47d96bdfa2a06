import { z } from 'zod';
import { cardDetailsView } from './cards.js';
import { endpointsOf } from './endpoint.js';
import { updateStatusInput } from './moves.js';
import { permissionList } from './page-context.js';
import { requestRoutes } from './routes/requests.js';
import { fileView, langs, money, personView, pictureView, rateView, routeView, uuid } from './values.js';
import { rejectReasons, requestStatuses, stagePhases } from './words.js';

export const stageView = z.object({
  status: z.enum(requestStatuses),
  date: z.string().nullable(),
  phase: z.enum(stagePhases),
  next: z.enum(requestStatuses).nullable(),
});
export type StageView = z.infer<typeof stageView>;

export const statusEventView = z.object({
  status: z.enum(requestStatuses),
  date: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  reason: z.enum(rejectReasons).nullable(),
  comment: z.string(),
});
export type StatusEventView = z.infer<typeof statusEventView>;

const requestContact = z.object({
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
});

const companyCopy = z.object({ id: uuid, short_name: z.string(), inn: z.string().nullable() });

/** A request on its page: form for a draft, preview once published. */
export const requestView = z.object({
  id: uuid,
  kind: z.enum(['rfc', 'rfd']),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  version: z.number().int(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  author: personView,
  broker_manager: personView.nullable(),
  customer: companyCopy,
  supplier: companyCopy.nullable(),
  /** Null where the caller may not see it: suppliers before the contract. */
  contact_info: requestContact.nullable(),
  condition: z.object({
    id: uuid,
    comment: z.string(),
    files: z.array(fileView),
    time_frame: z.string(),
    /** RFC: one line, with the card as it was when the request was made. */
    condition_product_skus: z.array(
      z.object({ count: z.string(), product_sku: cardDetailsView, withdrawn: z.boolean() }),
    ),
    from_description_goods_items: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        area: z.string(),
        customs_code: z.string(),
        count: z.string(),
        comment: z.string(),
      }),
    ),
  }),
  customer_price: money.nullable(),
  offer_price: money.nullable(),
  contract_price: money.nullable(),
  /** Each price at the rate of the day it was entered: the customer's that of the day it was published. */
  rate: rateView.nullable(),
  offer_rate: rateView.nullable(),
  contract_rate: rateView.nullable(),
  is_created_by_broker: z.boolean(),
  reject_reason: z.enum(rejectReasons).nullable(),
  reject_comment: z.string(),
  stages: z.array(stageView),
  history: z.array(statusEventView),
  permissions: permissionList,
  /** The status the caller's button moves it to; null: no button. */
  next_status: z.enum(requestStatuses).nullable(),
  /** Drafts: another open request of the company for the same card. */
  open_twin: z.object({ id: uuid, numeric_hash: z.string() }).nullable(),
  draft: z.object({ editor: z.string(), seq: z.number().int(), saved_at: z.string().nullable() }).nullable(),
});
export type RequestView = z.infer<typeof requestView>;

/** GET /request/first-step/{requestEntity} and the previews */
export const requestPageView = z.object({ request: requestView });
export type RequestPageView = z.infer<typeof requestPageView>;

export const requestRowView = z.object({
  id: uuid,
  kind: z.enum(['rfc', 'rfd']),
  numeric_hash: z.string(),
  status: z.enum(requestStatuses),
  published_at: z.string().nullable(),
  created_at: z.string(),
  status_at: z.string(),
  name: z.string(),
  count: z.string(),
  unit: z.string(),
  langs,
  picture: pictureView.nullable(),
  customer: companyCopy,
  broker_manager: personView.nullable(),
  /** The contract’s, else the offer’s, else the customer’s price, as the page has it. */
  total_price: money.nullable(),
  /** The rate of the day the total was entered; null for a draft, which is reckoned by today's. */
  rate: rateView.nullable(),
  /** The page it opens, for the caller's role. */
  route: routeView,
});
export type RequestRowView = z.infer<typeof requestRowView>;

/** The four request lists. `managers` is empty for customers. */
export const requestListView = z.object({
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

export const requestEndpoints = /* @__PURE__ */ endpointsOf(requestRoutes, {
  listCustomerRfcs: customerRfcs,
  searchCustomerRfcs: customerRfcs,
  listCustomerRfds: customerRfds,
  searchCustomerRfds: customerRfds,
  listBrokerRfcs: brokerRfcs,
  searchBrokerRfcs: brokerRfcs,
  listBrokerRfds: brokerRfds,
  searchBrokerRfds: brokerRfds,
  getCustomerRequest: { summary: 'A request, for its own people', answer: requestPageView },
  getBrokerRequest: { summary: 'A request, for managers', answer: requestPageView },
  updateRequestStatus: {
    summary: 'Moves a request, rejects or cancels it',
    input: updateStatusInput,
    answer: requestPageView,
  },
  listRequestStages: { summary: 'The stages of a request', answer: z.array(stageView) },
  listRequestEvents: { summary: 'Who moved a request, and when', answer: z.array(statusEventView) },
});

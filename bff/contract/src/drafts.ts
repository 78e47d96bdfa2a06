import { z } from 'zod';
import { constants } from './constants.js';
import { rfdOrder, typedCompany, typedContact } from './customers.js';
import {
  reservedRequestView,
  rfdPublishInput,
  typedContract,
  typedFurtherPositions,
  typedPosition,
} from './descriptions.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber, wholeNumber } from './number-inputs.js';
import { requestPageView } from './requests.js';
import { draftRoutes } from './routes/drafts.js';
import { integerCount } from './typed-values.js';
import { nothing, personView, routedView, textUpTo, uuid, writtenText } from './values.js';

/** Text as typed. The autosave stores it, and publishing validates it. */
const typed = textUpTo(100_000);

/** POST /basket/to-requests: the ids of cart items. */
export const linesToRequestsInput = z.object({ items: z.array(uuid).min(1).max(100) });

/**
 * The created drafts, one for each item that can be requested. Every other item has a reason in the caller's language.
 */
export const linesToRequestsView = z.strictObject({
  requests: z.array(z.strictObject({ item: uuid, id: uuid })),
  refused: z.array(z.strictObject({ item: uuid, message: z.string() })),
});
export type LinesToRequestsView = z.infer<typeof linesToRequestsView>;

/** POST /request/first-step-save/{request} */
export const draftSaveInput = z.object({
  count: z.union([typed, z.number()]).transform(String).optional(),
  comment: typed.optional(),
  /** For a request from the catalogue: the code of a city of `GET /landed-price/cities`. */
  delivery_city: textUpTo(10).optional(),
  files: z.array(uuid).max(100).optional(),
  /** For a request from a description. Each object is complete. */
  position: typedPosition.optional(),
  further_positions: typedFurtherPositions.optional(),
  contract: typedContract.optional(),
  /**
   * The customer of a request that a manager creates. Each object is sent complete. A value of another shape comes from
   * a different form and is ignored.
   */
  company: typedCompany.optional().catch(undefined),
  contact: typedContact.optional().catch(undefined),
  manager_id: textUpTo(100).optional().catch(undefined),
  editor: textUpTo(100).optional(),
  seq: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  version: versionNumber.optional(),
});
export type DraftSaveInput = z.input<typeof draftSaveInput>;

export const draftSaveView = z.strictObject({ version: z.number().int(), saved_at: z.string(), dropped: z.boolean() });
export type DraftSaveView = z.infer<typeof draftSaveView>;

/** POST /request/publish/{requestEntity} for an RFC. The page validates with the same schema before it sends. */
export const rfcPublishInput = z.object({
  count: integerCount,
  comment: writtenText(constants.commentMax),
  /** The code of the city to deliver to. Without it, the one of the draft is used. Empty means none. */
  delivery_city: textUpTo(10).optional(),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
});
export type RfcPublishInput = z.input<typeof rfcPublishInput>;

/** The input for publishing an RFD that a manager creates for a customer. */
export const rfdOrderPublishInput = rfdPublishInput.extend(rfdOrder.shape);

/** The input for publishing either kind of request. The request and its author determine which schema applies. */
export const publishInput = z.union([rfcPublishInput, rfdPublishInput, rfdOrderPublishInput]);
export type PublishInput = z.input<typeof publishInput>;

export const publishView = routedView;
export type PublishView = z.infer<typeof publishView>;

/** GET /request/broker/create. `managers` are the managers to whom a senior manager may assign the request. */
export const reservedOrderView = z.strictObject({
  request: z.strictObject({ id: uuid }),
  managers: z.array(personView).optional(),
});
export type ReservedOrderView = z.infer<typeof reservedOrderView>;

export const draftEndpoints = /* @__PURE__ */ endpointsOf(draftRoutes, {
  createRequestFromLine: { summary: 'Creates a draft from a cart item and redirects to its form' },
  createRequestsFromLines: {
    summary: 'Creates a draft from each of several cart items',
    input: linesToRequestsInput,
    answer: linesToRequestsView,
  },
  createRequestFromCard: { summary: 'Creates a draft from a card and redirects to its form' },
  reserveRequest: { summary: 'Returns a new form for a request from a description', answer: reservedRequestView },
  reserveOrder: {
    summary: 'Returns a new form for a request that a manager creates for a customer',
    answer: reservedOrderView,
  },
  getRequestDraft: { summary: 'Returns the form of a draft', answer: requestPageView },
  saveRequestDraft: { summary: 'Saves a draft as typed', input: draftSaveInput, answer: draftSaveView },
  publishRequest: { summary: 'Publishes a request to the brokers', input: publishInput, answer: publishView },
  createRequestCopy: { summary: 'Creates a draft with the content of a request and redirects to its form' },
  deleteRequestDraft: { summary: 'Deletes a draft', answer: nothing },
});

import { z } from 'zod';
import { constants } from './constants.js';
import { rfdOrder, typedCompany, typedContact } from './customers.js';
import { reservedRequestView, rfdPublishInput, typedContract, typedPosition } from './descriptions.js';
import { endpointsOf } from './endpoint.js';
import { requestPageView } from './requests.js';
import { draftRoutes } from './routes/drafts.js';
import { wholeCount } from './typed-values.js';
import { nothing, personView, routedView, textUpTo, uuid, writtenText } from './values.js';

/** What a person typed, unchecked: kept by the autosave, validated when published. */
const typed = textUpTo(100_000);

/** POST /basket/to-requests: ids of cart lines. */
export const linesToRequestsInput = z.object({ items: z.array(uuid).min(1).max(100) });

/** A draft for each line that can be asked for; of the others why not, in the reader's language. */
export const linesToRequestsView = z.strictObject({
  requests: z.array(z.strictObject({ item: uuid, id: uuid })),
  refused: z.array(z.strictObject({ item: uuid, message: z.string() })),
});
export type LinesToRequestsView = z.infer<typeof linesToRequestsView>;

/** POST /request/first-step-save/{request} */
export const draftSaveInput = z.object({
  count: z.union([typed, z.number()]).transform(String).optional(),
  comment: typed.optional(),
  files: z.array(uuid).max(100).optional(),
  /** Of a request from a description, both whole. */
  position: typedPosition.optional(),
  contract: typedContract.optional(),
  /** A manager's: for whom it is, each whole; of another shape it is not his form's, and is passed over. */
  company: typedCompany.optional().catch(undefined),
  contact: typedContact.optional().catch(undefined),
  manager_id: textUpTo(100).optional().catch(undefined),
  editor: textUpTo(100).optional(),
  seq: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});
export type DraftSaveInput = z.input<typeof draftSaveInput>;

export const draftSaveView = z.strictObject({ version: z.number().int(), saved_at: z.string(), dropped: z.boolean() });
export type DraftSaveView = z.infer<typeof draftSaveView>;

/** POST /request/publish/{requestEntity} for an RFC; the page checks the same before it sends. */
export const rfcPublishInput = z.object({
  count: wholeCount,
  comment: writtenText(constants.commentMax),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
});
export type RfcPublishInput = z.input<typeof rfcPublishInput>;

/** The same for an RFD that a manager makes for a customer. */
export const rfdOrderPublishInput = rfdPublishInput.extend(rfdOrder.shape);

/** What either kind of request is published with: which of them is told by the request and who writes it. */
export const publishInput = z.union([rfcPublishInput, rfdPublishInput, rfdOrderPublishInput]);
export type PublishInput = z.input<typeof publishInput>;

export const publishView = routedView;
export type PublishView = z.infer<typeof publishView>;

/** GET /request/broker/create; `managers`: whom a senior may give it to. */
export const reservedOrderView = z.strictObject({
  request: z.strictObject({ id: uuid }),
  managers: z.array(personView).optional(),
});
export type ReservedOrderView = z.infer<typeof reservedOrderView>;

export const draftEndpoints = /* @__PURE__ */ endpointsOf(draftRoutes, {
  createRequestFromLine: { summary: 'A draft from a cart line; goes to its form' },
  createRequestsFromLines: {
    summary: 'A draft from each of several cart lines',
    input: linesToRequestsInput,
    answer: linesToRequestsView,
  },
  createRequestFromCard: { summary: 'A draft from a card; goes to its form' },
  reserveRequest: { summary: 'The form of a request from a description', answer: reservedRequestView },
  reserveOrder: { summary: 'The form of a request that a manager makes for a customer', answer: reservedOrderView },
  getRequestDraft: { summary: 'The form of a draft', answer: requestPageView },
  saveRequestDraft: { summary: 'Keeps a draft as typed', input: draftSaveInput, answer: draftSaveView },
  publishRequest: { summary: 'Sends a request to the brokers', input: publishInput, answer: publishView },
  createRequestCopy: { summary: 'A new draft with the same content; goes to its form' },
  deleteRequestDraft: { summary: 'Deletes a draft', answer: nothing },
});

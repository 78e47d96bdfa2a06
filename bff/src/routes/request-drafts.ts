import {
  draftSaveInput,
  type Endpoints,
  endpoints,
  type InputOfEndpoint,
  rfcPublishInput,
  rfdOrderPublishInput,
  rfdPublishInput,
  screenPath,
} from '@setu/contract';
import { isAppError, notFound } from '@setu/kit/core';
import type { RequestView } from '@setu/proto/request/view';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { listManagers } from '../pages/broker-managers.js';
import { descriptionOf, requestOrNone } from '../pages/description.js';
import { ownContact, publishedCard } from '../pages/draft-sources.js';
import { draftsOfItems } from '../pages/drafts-of-items.js';
import { orderedFor, typedOrder } from '../pages/order.js';
import { optional } from '../pages/part.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { filesToPublish, filesToSave } from '../pages/request-files.js';
import { keepLanded } from '../pages/request-landed.js';
import { requestContactView } from '../present/request.js';
import { kindNameOf, statusNameOf } from '../present/request-names.js';
import { requestRoute } from '../present/request-route.js';

const toForm = (requestId: string) => ({
  goTo: screenPath('customer_request_create_page', { requestEntity: requestId }),
});

/** Returns the draft's files as they are in the form, or undefined if the form does not mention files. */
const draftFiles = async (call: CallContext, requestId: string, { files: ids, position }: Saved) => {
  if (ids === undefined) return undefined;
  if (ids.length === 0) return { files: [] };
  // A request from a description is not stored until its first save.
  const request = position ? await requestOrNone(call, requestId) : await findRequest(call, requestId);
  return { files: await filesToSave(call, { requestId, ids, known: request?.condition?.files ?? [] }) };
};

const typedDraft = draftSaveInput.pick({
  ...{ position: true, further_positions: true, contract: true },
  ...{ company: true, contact: true, manager_id: true },
});

type Saved = InputOfEndpoint<Endpoints['saveRequestDraft']>;

/** Returns a customer's own contact. A manager enters the contact of the request's customer. */
const callerContact = (call: CallContext) => (call.actor.companyType === 'broker' ? undefined : ownContact(call));

const saveDraft = async (call: CallContextOf<Endpoints['saveRequestDraft']>) => {
  const { count, comment, delivery_city: deliveryCity, editor = '', seq = 0, version = 0 } = call.input;
  const requestId = call.params.request;
  const description = await descriptionOf(call, call.input);
  const saved = await call.deps.services.request.saveDraft(
    {
      requestId,
      count,
      comment,
      deliveryCity,
      files: await draftFiles(call, requestId, call.input),
      editor,
      seq: BigInt(seq),
      version,
      description,
      // The first save has no version yet. It stores the contact in the draft.
      contact: description && version === 0 ? await callerContact(call) : undefined,
      customer: typedOrder(call, call.input),
    },
    call.writes(),
  );
  return { data: { version: saved.version, saved_at: saved.savedAt, dropped: saved.dropped } };
};

const publishCard = async (call: Publishing, found: RequestView) => {
  const input = readInput(rfcPublishInput, call.body);
  const [files, rate] = await Promise.all([
    filesToPublish(call, { requestId: found.id, ids: input.files, known: found.condition?.files ?? [] }),
    call.deps.rates.get(call.reads()),
  ]);
  return call.deps.services.request.publishRequest(
    {
      requestId: found.id,
      count: input.count,
      comment: input.comment,
      deliveryCity: input.delivery_city,
      files: { files },
      ...(rate?.valid && { rate }),
      idempotencyKey: call.idempotencyKey,
    },
    call.writes(),
  );
};

const publishDescription = async (call: Publishing, found: RequestView | undefined) => {
  const requestId = call.params.requestEntity;
  // A reserved id first becomes a draft, so that no input is lost if publishing is rejected.
  if (!found) {
    const typed = readInput(typedDraft, call.body);
    const description = await descriptionOf(call, typed);
    if (!description) throw notFound();
    const unedited = { editor: '', seq: 0n, version: 0 };
    const contact = await callerContact(call);
    const first = { description, contact, customer: typedOrder(call, typed) };
    await ignorePublished(call.deps.services.request.saveDraft({ requestId, ...first, ...unedited }, call.writes()));
  }
  const order = isOrder(call, found) ? readInput(rfdOrderPublishInput, call.body) : undefined;
  const input = order ?? readInput(rfdPublishInput, call.body);
  const known = found?.condition?.files ?? [];
  const [files, rate, description] = await Promise.all([
    input.files && filesToPublish(call, { requestId, ids: input.files, known }),
    call.deps.rates.get(call.reads()),
    descriptionOf(call, input),
  ]);
  return call.deps.services.request.publishDescription(
    {
      requestId,
      description,
      files: files && { files },
      ...(rate?.valid && { rate }),
      idempotencyKey: call.idempotencyKey,
      // This comes last, so that a company is created only if nothing else prevents publishing.
      customer: order && (await orderedFor(call, requestId, order)),
    },
    call.writes(),
  );
};

/**
 * Ignores that the request is already published. A concurrent call may have published it, and publishing then checks
 * whether both calls are the same.
 */
const ignorePublished = async (saving: Promise<unknown>): Promise<void> => {
  try {
    await saving;
  } catch (error) {
    if (!isAppError(error, 'refused') || error.code !== 'not_a_draft') throw error;
  }
};

/**
 * Returns whether a manager publishes their own request for a customer. Another user's request needs no preparation,
 * because the request service rejects it.
 */
const isOrder = (call: CallContext, found: RequestView | undefined): boolean =>
  call.actor.companyType === 'broker' && (found === undefined || found.author?.id === call.actor.userId);

type Publishing = CallContextOf<Endpoints['publishRequest']>;

const publish = async (call: Publishing) => {
  const found = await requestOrNone(call, call.params.requestEntity);
  const isCard = found && kindNameOf(found.kind) === 'rfc';
  const { request } = isCard ? await publishCard(call, found) : await publishDescription(call, found);
  if (isCard) await keepLanded(call, call.params.requestEntity);
  const route = requestRoute(
    { id: call.params.requestEntity, status: request ? statusNameOf(request.status) : 'new' },
    call.actor.companyType,
  );
  return { data: { route } };
};

/**
 * Returns the managers to whom a senior manager may assign the request. The form opens without them if identity does
 * not answer.
 */
const managersToChoose = async (call: CallContext) =>
  call.actor.companyType === 'broker' && call.actor.roles.includes('TEAM_ADMIN')
    ? optional(listManagers(call), undefined)
    : undefined;

const repeat = async (call: CallContextOf<Endpoints['createRequestCopy']>) => {
  const old = await findRequest(call, call.params.requestEntity);
  const skuId = old.condition?.card?.card?.skuId;
  const [contact, card] = await Promise.all([
    ownContact(call),
    skuId === undefined ? undefined : optional(publishedCard(call, skuId), undefined),
  ]);
  const copy = await call.deps.services.request.repeatRequest({ requestId: old.id, contact, card }, call.writes());
  return toForm(copy.requestId);
};

const fromLines = async (call: CallContextOf<Endpoints['createRequestsFromLines']>) => {
  const contact = await ownContact(call);
  return { data: await draftsOfItems(call, [...new Set(call.input.items)], contact) };
};

/** The way from a cart item or a card to a published request. */
export const requestDraftRoutes = [
  route(endpoints.createRequestFromLine, { changes: true, browserRuns: true }, async (call) => {
    const contact = await ownContact(call);
    const { requestId } = await call.deps.services.request.createDraftFromCart(
      { cartLineId: call.params.order, contact },
      call.writes(),
    );
    return toForm(requestId);
  }),
  route(endpoints.createRequestsFromLines, fromLines),
  route(endpoints.createRequestFromCard, { changes: true, browserRuns: true }, async (call) => {
    const [contact, card] = await Promise.all([ownContact(call), publishedCard(call, call.params.productSku)]);
    const { requestId } = await call.deps.services.request.createDraftFromCard({ card, contact }, call.writes());
    return toForm(requestId);
  }),
  route(endpoints.reserveRequest, async (call) => {
    const [contact, { requestId }] = await Promise.all([
      ownContact(call),
      call.deps.services.request.reserveRequestId({}, call.reads()),
    ]);
    return { data: { request: { id: requestId, contact_info: requestContactView(contact) } } };
  }),
  route(endpoints.reserveOrder, async (call) => {
    const [{ requestId }, managers] = await Promise.all([
      call.deps.services.request.reserveRequestId({}, call.reads()),
      managersToChoose(call),
    ]);
    return { data: { request: { id: requestId }, ...(managers && { managers }) } };
  }),
  route(endpoints.getRequestDraft, async (call) => {
    const [request, managers] = await Promise.all([
      findRequest(call, call.params.requestEntity),
      managersToChoose(call),
    ]);
    if (statusNameOf(request.status) !== 'draft') throw notFound();
    return { data: { ...(await presentRequest(request, call)), ...(managers && { managers }) } };
  }),
  route(endpoints.saveRequestDraft, saveDraft),
  route(endpoints.publishRequest, { checksLate: true }, publish),
  route(endpoints.createRequestCopy, { changes: true, browserRuns: true }, repeat),
  route(endpoints.deleteRequestDraft, async (call) => {
    await call.deps.services.request.deleteDraft({ requestId: call.params.requestEntity }, call.writes());
    return { data: {} };
  }),
];

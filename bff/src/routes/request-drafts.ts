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
import type { Ask, CallContextOf } from '../http/call-context.js';
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
import { requestContactView } from '../present/request.js';
import { kindNameOf, statusNameOf } from '../present/request-names.js';
import { requestRoute } from '../present/request-route.js';

const toForm = (requestId: string) => ({
  goTo: screenPath('customer_request_create_page', { requestEntity: requestId }),
});

/** Returns the draft's files as they are in the form, or undefined if the form does not mention files. */
const draftFiles = async (ask: Ask, requestId: string, { files: ids, position }: Saved) => {
  if (ids === undefined) return undefined;
  if (ids.length === 0) return { files: [] };
  // A request from a description is not stored until its first save.
  const request = position ? await requestOrNone(ask, requestId) : await findRequest(ask, requestId);
  return { files: await filesToSave(ask, { requestId, ids, known: request?.condition?.files ?? [] }) };
};

const typedDraft = draftSaveInput.pick({
  ...{ position: true, contract: true },
  ...{ company: true, contact: true, manager_id: true },
});

type Saved = InputOfEndpoint<Endpoints['saveRequestDraft']>;

/** Returns a customer's own contact. A manager enters the contact of the request's customer. */
const callerContact = (ask: Ask) => (ask.actor.companyType === 'broker' ? undefined : ownContact(ask));

const saveDraft = async (ask: CallContextOf<Endpoints['saveRequestDraft']>) => {
  const { count, comment, editor = '', seq = 0, version = 0 } = ask.input;
  const requestId = ask.params.request;
  const description = await descriptionOf(ask, ask.input);
  const saved = await ask.deps.services.request.saveDraft(
    {
      requestId,
      count,
      comment,
      files: await draftFiles(ask, requestId, ask.input),
      editor,
      seq: BigInt(seq),
      version,
      description,
      // The first save has no version yet. It stores the contact in the draft.
      contact: description && version === 0 ? await callerContact(ask) : undefined,
      customer: typedOrder(ask, ask.input),
    },
    ask.writes(),
  );
  return { data: { version: saved.version, saved_at: saved.savedAt, dropped: saved.dropped } };
};

const publishCard = async (ask: Publishing, found: RequestView) => {
  const input = readInput(rfcPublishInput, ask.body);
  const [files, rate] = await Promise.all([
    filesToPublish(ask, { requestId: found.id, ids: input.files, known: found.condition?.files ?? [] }),
    ask.deps.rates.get(ask.reads()),
  ]);
  return ask.deps.services.request.publishRequest(
    {
      requestId: found.id,
      count: input.count,
      comment: input.comment,
      files: { files },
      ...(rate?.valid && { rate }),
      idempotencyKey: ask.idempotencyKey,
    },
    ask.writes(),
  );
};

const publishDescription = async (ask: Publishing, found: RequestView | undefined) => {
  const requestId = ask.params.requestEntity;
  // A reserved id first becomes a draft, so that no input is lost if publishing is rejected.
  if (!found) {
    const typed = readInput(typedDraft, ask.body);
    const description = await descriptionOf(ask, typed);
    if (!description) throw notFound();
    const nobody = { editor: '', seq: 0n, version: 0 };
    const contact = await callerContact(ask);
    const first = { description, contact, customer: typedOrder(ask, typed) };
    await unlessPublished(ask.deps.services.request.saveDraft({ requestId, ...first, ...nobody }, ask.writes()));
  }
  const order = isOrder(ask, found) ? readInput(rfdOrderPublishInput, ask.body) : undefined;
  const input = order ?? readInput(rfdPublishInput, ask.body);
  const known = found?.condition?.files ?? [];
  const [files, rate, description] = await Promise.all([
    input.files && filesToPublish(ask, { requestId, ids: input.files, known }),
    ask.deps.rates.get(ask.reads()),
    descriptionOf(ask, input),
  ]);
  return ask.deps.services.request.publishDescription(
    {
      requestId,
      description,
      files: files && { files },
      ...(rate?.valid && { rate }),
      idempotencyKey: ask.idempotencyKey,
      // This comes last, so that a company is created only if nothing else prevents publishing.
      customer: order && (await orderedFor(ask, requestId, order)),
    },
    ask.writes(),
  );
};

/**
 * Ignores that the request is already published. A concurrent call may have published it, and publishing then checks
 * whether both calls are the same.
 */
const unlessPublished = async (saving: Promise<unknown>): Promise<void> => {
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
const isOrder = (ask: Ask, found: RequestView | undefined): boolean =>
  ask.actor.companyType === 'broker' && (found === undefined || found.author?.id === ask.actor.userId);

type Publishing = CallContextOf<Endpoints['publishRequest']>;

const publish = async (ask: Publishing) => {
  const found = await requestOrNone(ask, ask.params.requestEntity);
  const isCard = found && kindNameOf(found.kind) === 'rfc';
  const { request } = isCard ? await publishCard(ask, found) : await publishDescription(ask, found);
  const route = requestRoute(
    { id: ask.params.requestEntity, status: request ? statusNameOf(request.status) : 'new' },
    ask.actor.companyType,
  );
  return { data: { route } };
};

/**
 * Returns the managers to whom a senior manager may assign the request. The form opens without them if identity does
 * not answer.
 */
const managersToChoose = async (ask: Ask) =>
  ask.actor.companyType === 'broker' && ask.actor.roles.includes('TEAM_ADMIN')
    ? optional(listManagers(ask), undefined)
    : undefined;

const repeat = async (ask: CallContextOf<Endpoints['createRequestCopy']>) => {
  const old = await findRequest(ask, ask.params.requestEntity);
  const skuId = old.condition?.card?.card?.skuId;
  const [contact, card] = await Promise.all([
    ownContact(ask),
    skuId === undefined ? undefined : optional(publishedCard(ask, skuId), undefined),
  ]);
  const copy = await ask.deps.services.request.repeatRequest({ requestId: old.id, contact, card }, ask.writes());
  return toForm(copy.requestId);
};

const fromLines = async (ask: CallContextOf<Endpoints['createRequestsFromLines']>) => {
  const contact = await ownContact(ask);
  return { data: await draftsOfItems(ask, [...new Set(ask.input.items)], contact) };
};

/** The way from a cart item or a card to a published request. */
export const requestDraftRoutes = [
  route(endpoints.createRequestFromLine, { changes: true, browserRuns: true }, async (ask) => {
    const contact = await ownContact(ask);
    const { requestId } = await ask.deps.services.request.createDraftFromCart(
      { cartLineId: ask.params.order, contact },
      ask.writes(),
    );
    return toForm(requestId);
  }),
  route(endpoints.createRequestsFromLines, fromLines),
  route(endpoints.createRequestFromCard, { changes: true, browserRuns: true }, async (ask) => {
    const [contact, card] = await Promise.all([ownContact(ask), publishedCard(ask, ask.params.productSku)]);
    const { requestId } = await ask.deps.services.request.createDraftFromCard({ card, contact }, ask.writes());
    return toForm(requestId);
  }),
  route(endpoints.reserveRequest, async (ask) => {
    const [contact, { requestId }] = await Promise.all([
      ownContact(ask),
      ask.deps.services.request.reserveRequestId({}, ask.reads()),
    ]);
    return { data: { request: { id: requestId, contact_info: requestContactView(contact) } } };
  }),
  route(endpoints.reserveOrder, async (ask) => {
    const [{ requestId }, managers] = await Promise.all([
      ask.deps.services.request.reserveRequestId({}, ask.reads()),
      managersToChoose(ask),
    ]);
    return { data: { request: { id: requestId }, ...(managers && { managers }) } };
  }),
  route(endpoints.getRequestDraft, async (ask) => {
    const [request, managers] = await Promise.all([findRequest(ask, ask.params.requestEntity), managersToChoose(ask)]);
    if (statusNameOf(request.status) !== 'draft') throw notFound();
    return { data: { ...(await presentRequest(request, ask)), ...(managers && { managers }) } };
  }),
  route(endpoints.saveRequestDraft, saveDraft),
  route(endpoints.publishRequest, { checksLate: true }, publish),
  route(endpoints.createRequestCopy, { changes: true, browserRuns: true }, repeat),
  route(endpoints.deleteRequestDraft, async (ask) => {
    await ask.deps.services.request.deleteDraft({ requestId: ask.params.requestEntity }, ask.writes());
    return { data: {} };
  }),
];

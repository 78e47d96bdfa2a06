import { type Endpoints, endpoints, screenPath } from '@setu/contract';
import { invalid, notFound } from '@setu/kit/core';
import type { Ask, AskOf } from '../http/ask.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { ownContact, publishedCard } from '../pages/draft-sources.js';
import { draftsOfLines } from '../pages/drafts-of-lines.js';
import { optional } from '../pages/part.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { filesToPublish, filesToSave } from '../pages/request-files.js';
import { requestRoute } from '../present/request-route.js';
import { kindWordOf, statusWordOf } from '../present/request-words.js';

const toForm = (requestId: string) => ({
  goTo: screenPath('customer_request_create_page', { requestEntity: requestId }),
});

/** The files of a draft as the form has them now; undefined when it says nothing of them. */
const draftFiles = async (ask: Ask, requestId: string, ids: readonly string[] | undefined) => {
  if (ids === undefined) return undefined;
  const known = ids.length === 0 ? [] : ((await findRequest(ask, requestId)).condition?.files ?? []);
  return { files: await filesToSave(ask, { requestId, ids, known }) };
};

const saveDraft = async (ask: AskOf<Endpoints['saveRequestDraft']>) => {
  const { count, comment, files, editor = '', seq = 0, version = 0 } = ask.input;
  const requestId = ask.params.request;
  const saved = await ask.deps.services.request.saveDraft(
    {
      requestId,
      count,
      comment,
      files: await draftFiles(ask, requestId, files),
      editor,
      seq: BigInt(seq),
      version,
    },
    ask.writes(),
  );
  return { data: { version: saved.version, saved_at: saved.savedAt, dropped: saved.dropped } };
};

const publish = async (ask: AskOf<Endpoints['publishRequest']>) => {
  const requestId = ask.params.requestEntity;
  const found = await findRequest(ask, requestId);
  if (kindWordOf(found.kind) !== 'rfc') throw invalid({ position: 'invalid' });
  const input = readInput(endpoints.publishRequest.input, ask.body);
  const [files, rate] = await Promise.all([
    filesToPublish(ask, { requestId, ids: input.files, known: found.condition?.files ?? [] }),
    ask.deps.rates.get(ask.reads()),
  ]);
  const { request } = await ask.deps.services.request.publishRequest(
    {
      requestId,
      count: input.count,
      comment: input.comment,
      files: { files },
      ...(rate?.valid && { rate }),
      idempotencyKey: ask.idempotencyKey,
    },
    ask.writes(),
  );
  const route = requestRoute(
    { id: requestId, status: request ? statusWordOf(request.status) : 'new' },
    ask.actor.companyType,
  );
  return { data: { route } };
};

const repeat = async (ask: AskOf<Endpoints['createRequestCopy']>) => {
  const old = await findRequest(ask, ask.params.requestEntity);
  if (kindWordOf(old.kind) !== 'rfc') throw notFound();
  const skuId = old.condition?.card?.card?.skuId ?? '';
  const [contact, card] = await Promise.all([ownContact(ask), optional(publishedCard(ask, skuId), undefined)]);
  const copy = await ask.deps.services.request.repeatRequest({ requestId: old.id, contact, card }, ask.writes());
  return toForm(copy.requestId);
};

const fromLines = async (ask: AskOf<Endpoints['createRequestsFromLines']>) => {
  const contact = await ownContact(ask);
  return { data: await draftsOfLines(ask, [...new Set(ask.input.items)], contact) };
};

/** From a cart line or a card to a published request. */
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
  route(endpoints.getRequestDraft, async (ask) => {
    const request = await findRequest(ask, ask.params.requestEntity);
    if (statusWordOf(request.status) !== 'draft') throw notFound();
    return { data: presentRequest(request, ask) };
  }),
  route(endpoints.saveRequestDraft, saveDraft),
  route(endpoints.publishRequest, { checksLate: true }, publish),
  route(endpoints.createRequestCopy, { changes: true, browserRuns: true }, repeat),
  route(endpoints.deleteRequestDraft, async (ask) => {
    await ask.deps.services.request.deleteDraft({ requestId: ask.params.requestEntity }, ask.writes());
    return { data: {} };
  }),
];

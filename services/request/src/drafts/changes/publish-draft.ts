import { internal, type Money, wholeCount } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { Change } from '../../audit/domain/changes.js';
import type { AttachedFile, Condition } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged, type PublicationDetails, requestManagerChanged, requestPublished } from '../../events.js';
import { nameManager } from '../../requests/changes/name-manager.js';
import { customerName, recordStatusChange } from '../../requests/changes/record-change.js';
import type { ExchangeRate } from '../../requests/domain/amount.js';
import type { LocalText } from '../../requests/domain/local-text.js';
import type { Request } from '../../requests/domain/request.js';
import { applyTransition } from '../../requests/domain/transitions.js';
import { customerAmount } from '../../wire/customer-amount.js';
import { reportedTerms } from '../../wire/reported-terms.js';
import type { Ordered } from '../domain/customer.js';

/** A published quantity: a decimal number and its unit. */
export interface Quantity {
  count: string;
  unit: LocalText | undefined;
}

/** A draft with the content to publish. */
export interface PublishedDraft {
  actor: Actor;
  /** The caller must hold the lock on its row. */
  before: Request;
  condition: Condition;
  rate: ExchangeRate | undefined;
  customerPrice: Money | undefined;
  files: AttachedFile[];
  /** The quantity as published, with its unit. Undefined for several products, which have no common quantity. */
  quantity: Quantity | undefined;
  /** The customer of a manager's request. */
  ordered?: Ordered | undefined;
  /** The published texts by field, for the audit. */
  auditedTexts: readonly { field: string; text: string }[];
  /** Whether the request is created by a question about its card. */
  withQuestion?: boolean;
  /** Texts by which search finds the request, in addition to its name. */
  itemNames: readonly string[];
}

/**
 * Turns a draft with checked content into a request: number, rate, history, audit, files and events. The caller writes
 * the condition.
 */
export async function publishDraft(deps: RequestDeps, stores: Writing, publishing: PublishedDraft): Promise<Request> {
  const { actor, before, condition, files, auditedTexts, itemNames } = publishing;
  const after = await published(deps, stores, publishing);
  const changes: Change[] = auditedTexts.map(({ field, text }) => ({ field, from: '', to: text }));
  await recordStatusChange(deps, stores, { actor, before, after, changes });
  const { request } = after;
  await stores.conditions.replaceFiles(condition.id, files);
  await stores.requests.index(request, itemNames);
  await endDraft(stores, before);
  if (request.brokerManagerId !== undefined) await nameManager(stores, request);
  const details = detailsOf(request, publishing, await customerName(stores, request));
  await stores.outbox.add(filesChanged(request, files), requestPublished(request, details));
  // A manager who assigns the request to themselves needs no notification.
  if (request.brokerManagerId !== undefined && request.brokerManagerId !== actor.userId)
    await stores.outbox.add(requestManagerChanged(request));
  return request;
}

/** Returns what the event of the publication reports. */
function detailsOf(
  { total }: Request,
  { condition, quantity, withQuestion = false }: PublishedDraft,
  name: string,
): PublicationDetails {
  const { count = '', unit } = quantity ?? {};
  const { upTo } = customerAmount(total?.money, { card: condition.card, count }, total?.rate) ?? {};
  const terms = total && reportedTerms({ price: total, upTo, count: wholeCount(count) });
  return { customerName: name, withQuestion, count, unit, terms };
}

/** Deletes the draft and the cart line it came from. */
async function endDraft(stores: Writing, before: Request): Promise<void> {
  const { authorUserId, cartLineId } = await stores.drafts.of(before);
  if (cartLineId !== undefined) await stores.cart.removeLine(authorUserId, cartLineId);
  await stores.drafts.end(before.id);
}

async function published(deps: RequestDeps, stores: Writing, publishing: PublishedDraft) {
  const { actor, before, rate, customerPrice, ordered } = publishing;
  const at = deps.clock.now();
  const candidates = Array.from({ length: 8 }, () => deps.ids.number8());
  const publication = { numericHash: await stores.requests.freeNumber(candidates), at, rate };
  const after = applyTransition(before, {
    action: 'publish',
    at,
    byUserId: actor.userId,
    publication,
    customerPrice,
    ordered,
  });
  if (after === undefined) throw internal('a draft can always be published');
  return after;
}

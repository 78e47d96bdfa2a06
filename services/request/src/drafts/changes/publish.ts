import { internal } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { Condition } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged, requestPublished } from '../../events.js';
import { customerName, recordStatusChange } from '../../requests/changes/record-change.js';
import type { RateCopy } from '../../requests/domain/amount.js';
import { moved } from '../../requests/domain/moves.js';
import { customerPrice } from '../../requests/domain/prices.js';
import { alreadyPublished, cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { isSameContent, type Publishable, readyToPublish, type Typed } from '../domain/publishing.js';

export interface Publishing {
  actor: Actor;
  /** Locked. */
  before: Request;
  condition: Condition;
  typed: Typed;
  rate: RateCopy | undefined;
}

/** Publishes a draft; a request published with the same content stays as it is, with other content it is refused. */
export async function publish(deps: RequestDeps, stores: Writing, publishing: Publishing): Promise<Request> {
  const { before, condition, typed } = publishing;
  const content = readyToPublish(before.kind, typed, condition);
  if (before.status === 'draft') return publishDraft(deps, stores, { ...publishing, content });
  if (!isSameContent(condition, content)) throw alreadyPublished(before);
  return before;
}

interface Ready extends Publishing {
  content: Publishable;
}

async function publishDraft(deps: RequestDeps, stores: Writing, ready: Ready): Promise<Request> {
  const { actor, before, condition, content } = ready;
  if (before.skuId !== undefined && !(await stores.cards.holdOffered(before.skuId))) throw cardWithdrawn(before);
  const after = await published(deps, stores, ready);
  const words = (['count', 'comment'] as const).map((field) => ({ field, from: '', to: content[field] }));
  await recordStatusChange(deps, stores, { actor, before, after, changes: words });
  const { request } = after;
  await stores.conditions.write(condition.id, { count: content.count, comment: content.comment });
  await stores.conditions.replaceFiles(condition.id, content.files);
  const itemNames = condition.items.map(({ name }) => name);
  await stores.requests.index(request, itemNames);
  await endDraft(stores, before);
  const name = await customerName(stores, request);
  await stores.outbox.add(filesChanged(request, content.files), requestPublished(request, name));
  return request;
}

/** The cart line it came from goes with the draft. */
async function endDraft(stores: Writing, before: Request): Promise<void> {
  const { authorUserId, cartLineId } = await stores.drafts.of(before);
  if (cartLineId !== undefined) await stores.cart.removeLine(authorUserId, cartLineId);
  await stores.drafts.end(before.id);
}

async function published(deps: RequestDeps, stores: Writing, { actor, before, condition, content, rate }: Ready) {
  const at = deps.clock.now();
  const candidates = Array.from({ length: 8 }, () => deps.ids.number8());
  const after = moved(before, {
    action: 'publish',
    at,
    byUserId: actor.userId,
    publication: { numericHash: await stores.requests.freeNumber(candidates), at, rate },
    customerPrice: before.kind === 'rfc' ? customerPrice(condition, Number(content.count)) : before.customerPrice,
  });
  if (after === undefined) throw internal('a draft can always be published');
  return after;
}

import { internal } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged, requestPublished } from '../../events.js';
import { customerName, recordStatusChange } from '../../requests/changes/record-change.js';
import { moved } from '../../requests/domain/moves.js';
import { customerPrice } from '../../requests/domain/prices.js';
import { alreadyPublished, cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Condition, RateCopy, Request } from '../../requests/domain/request.js';
import { isSameContent, readyToPublish, type Typed } from '../domain/publishing.js';

export interface Publishing {
  actor: Actor;
  /** Locked. */
  before: Request;
  condition: Condition;
  typed: Typed;
  rate: RateCopy | undefined;
}

/** Publishes a draft; a request published with the same content stays as it is, with other content it is refused. */
export async function publishOnce(deps: RequestDeps, stores: Writing, publishing: Publishing): Promise<Request> {
  const { actor, before, condition, typed } = publishing;
  const content = readyToPublish(before.kind, typed);
  if (before.kind === 'rfd') content.count = condition.count;
  if (before.status !== 'draft') {
    if (!isSameContent(condition, content)) throw alreadyPublished(before);
    return before;
  }
  if (before.skuId !== null && !(await stores.cards.holdPublished(before.skuId))) throw cardWithdrawn(before);
  const after = await published(deps, stores, publishing);
  const words = (['count', 'comment'] as const).map((field) => ({ field, from: '', to: content[field] }));
  await recordStatusChange(deps, stores, { actor, before, after, changes: words });
  await stores.conditions.write(condition.id, { count: content.count, comment: content.comment });
  await stores.conditions.replaceFiles(condition.id, content.files);
  await stores.requests.index(
    after,
    condition.items.map(({ name }) => name),
  );
  if (before.cartLineId !== null) await stores.cart.removeLine(before.authorUserId, before.cartLineId);
  const name = await customerName(stores, after);
  await stores.outbox.add(filesChanged(after, content.files), requestPublished(after, name));
  return after;
}

async function published(deps: RequestDeps, stores: Writing, publishing: Publishing): Promise<Request> {
  const { actor, before, condition, typed, rate } = publishing;
  const at = deps.clock.now();
  const after = moved(before, { action: 'publish', at, byUserId: actor.userId });
  if (after === null) throw internal('a draft can always be published');
  const candidates = Array.from({ length: 8 }, () => deps.ids.number8());
  return {
    ...after,
    numericHash: await stores.requests.freeNumber(candidates),
    publishedAt: at,
    rate: rate ?? null,
    customerPrice: before.kind === 'rfc' ? customerPrice(condition, Number(typed.count.trim())) : before.customerPrice,
    cartLineId: null,
  };
}

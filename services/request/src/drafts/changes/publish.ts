import type { Actor } from '@setu/proto/common';
import type { Condition } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import type { RateCopy } from '../../requests/domain/amount.js';
import { customerPrice } from '../../requests/domain/prices.js';
import { alreadyPublished, cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { isSameContent, readyToPublish, type Typed } from '../domain/publishing.js';
import { orderAgain } from './order-for.js';
import { publishDraft } from './publish-draft.js';

export interface Publishing {
  actor: Actor;
  /** The row must be locked. */
  before: Request;
  condition: Condition;
  typed: Typed;
  rate: RateCopy | undefined;
}

/**
 * Publishes a draft from the catalogue. A request already published with the same content does not change. Other
 * content is rejected.
 */
export async function publish(deps: RequestDeps, stores: Writing, publishing: Publishing): Promise<Request> {
  const { before, condition, typed, ...given } = publishing;
  const { count, comment, files } = readyToPublish(typed, condition);
  if (before.status !== 'draft') {
    if (!isSameContent(condition, { count, comment, files })) throw alreadyPublished(before);
    return before;
  }
  if (before.skuId !== undefined && !(await stores.cards.holdOffered(before.skuId))) throw cardWithdrawn(before);
  const request = await publishDraft(deps, stores, {
    ...{ ...given, before, condition, files, itemNames: [] },
    customerPrice: customerPrice(condition, Number(count)),
    ordered: before.isCreatedByBroker ? await orderAgain(stores, given.actor, before) : undefined,
    said: Object.entries({ count, comment }).map(([field, text]) => ({ field, text })),
  });
  await stores.conditions.write(condition.id, { count, comment });
  return request;
}

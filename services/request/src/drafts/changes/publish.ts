import type { Actor } from '@setu/proto/common';
import type { Condition } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import type { ExchangeRate } from '../../requests/domain/amount.js';
import { customerPrice } from '../../requests/domain/prices.js';
import { alreadyPublished, cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { unitOf } from '../../wire/card-snapshot.js';
import { isSameContent, publishableContent, type Typed } from '../domain/publishing.js';
import { orderAgain } from './order-for.js';
import { publishDraft } from './publish-draft.js';

export interface Publishing {
  actor: Actor;
  /** The caller must hold the lock on its row. */
  before: Request;
  condition: Condition;
  typed: Typed;
  rate: ExchangeRate | undefined;
}

/**
 * Publishes a draft from the catalogue. A request already published with the same content does not change. Other
 * content is rejected.
 */
export async function publish(deps: RequestDeps, stores: Writing, publishing: Publishing): Promise<Request> {
  const { before, condition, typed, ...rest } = publishing;
  const { count, comment, deliveryCity, files } = publishableContent(typed, condition);
  if (before.status !== 'draft') {
    if (!isSameContent(condition, { count, comment, deliveryCity, files })) throw alreadyPublished(before);
    return before;
  }
  if (before.skuId !== undefined && !(await stores.cards.lockAndCheckOffered(before.skuId)))
    throw cardWithdrawn(before);
  const request = await publishDraft(deps, stores, {
    ...{ ...rest, before, condition, files, itemNames: [] },
    customerPrice: customerPrice(condition, Number(count)),
    quantity: { count, unit: unitOf(condition.card) },
    ordered: before.isCreatedByBroker ? await orderAgain(stores, rest.actor, before) : undefined,
    auditedTexts: Object.entries({ count, comment }).map(([field, text]) => ({ field, text })),
  });
  await stores.conditions.write(condition.id, { count, comment, deliveryCity });
  return request;
}

import type { RequestDeps, Writing } from '../../deps.js';
import { beginHistory } from '../../drafts/changes/begin-history.js';
import { newDraft } from '../../drafts/changes/new-draft.js';
import { publishDraft } from '../../drafts/changes/publish-draft.js';
import { publishableCount } from '../../drafts/domain/publishing.js';
import { customerPrice } from '../../requests/domain/prices.js';
import { cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import type { CardQuestion } from './ask-about-card.js';

/**
 * Creates and publishes a request for a card with only a count. The customer writes everything else in the
 * conversation.
 */
export async function requestForCard(deps: RequestDeps, stores: Writing, question: CardQuestion): Promise<Request> {
  const { actor, card, contact, rate } = question;
  const { skuId, name, supplierCompanyId } = card;
  const beginning = { kind: 'rfc', skuId, name, supplierCompanyId, contact, source: undefined } as const;
  const { request: before } = newDraft(deps, actor, beginning);
  const count = publishableCount(question.count, card);
  if (!(await stores.cards.lockAndCheckOffered(skuId))) throw cardWithdrawn(before);
  await stores.requests.insert(before);
  await stores.conditions.insert({ id: deps.ids.id(), requestId: before.id, count, card });
  await beginHistory(deps, stores, { actor, requestId: before.id });
  const condition = await stores.conditions.of(before.id);
  return publishDraft(deps, stores, {
    ...{ actor, before, condition, rate, files: [], itemNames: [], withQuestion: true },
    customerPrice: customerPrice(condition, Number(count)),
    quantity: { count, unit: card.unit },
    auditedTexts: [{ field: 'count', text: count }],
  });
}

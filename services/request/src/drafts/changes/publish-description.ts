import type { Actor } from '@setu/proto/common';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import type { ExchangeRate } from '../../requests/domain/amount.js';
import { alreadyPublished } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { readRoubles } from '../../requests/domain/roubles.js';
import { isOrderedBy, type Ordered } from '../domain/customer.js';
import {
  type Description,
  describedIn,
  filledTexts,
  isSameDescription,
  nameIn,
  publishableDescription,
} from '../domain/description.js';
import { isSameFiles } from '../domain/publishing.js';
import { publishDraft } from './publish-draft.js';

export interface PublishingDescription {
  actor: Actor;
  /** The caller must hold the lock on its row. */
  before: Request;
  typed: Description;
  /** Undefined to publish the files that the draft has. */
  files: AttachedFile[] | undefined;
  rate: ExchangeRate | undefined;
  /** The customer of a manager's request. Undefined means the author's company. */
  ordered: Ordered | undefined;
}

/**
 * Publishes a draft from a description. A request already published with the same content does not change. Other
 * content is rejected.
 */
export async function publishDescription(
  deps: RequestDeps,
  stores: Writing,
  { actor, before, typed, files: sent, rate, ordered }: PublishingDescription,
): Promise<Request> {
  const condition = await stores.conditions.of(before.id);
  const files = sent ?? condition.files;
  const description = publishableDescription(typed, files);
  if (before.status !== 'draft') {
    const isSame = isSameDescription(describedIn(condition), description) && isSameFiles(condition.files, files);
    if (!isSame || (ordered && !isOrderedBy(before, ordered))) throw alreadyPublished(before);
    return before;
  }
  await stores.conditions.describe(condition.id, { ...description, newId: () => deps.ids.id() });
  const [item, ...further] = description.items;
  return publishDraft(deps, stores, {
    ...{ actor, condition, rate, files, ordered },
    before: { ...before, name: nameIn(description) },
    customerPrice: readRoubles(description.terms.total),
    quantity: further.length === 0 ? { count: item.count, unit: item.unit?.name } : undefined,
    auditedTexts: filledTexts(description),
    itemNames: description.items.map(({ name }) => name),
  });
}

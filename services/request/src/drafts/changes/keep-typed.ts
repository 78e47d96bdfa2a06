import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import type { Request } from '../../requests/domain/request.js';
import { readRoubles } from '../../requests/domain/roubles.js';
import type { DraftCustomer } from '../domain/customer.js';
import { type Description, nameIn } from '../domain/description.js';
import type { Draft } from '../domain/draft.js';
import { isSameFiles, type Typed } from '../domain/publishing.js';

/** What a save brings; what is absent stays. */
export interface TypedDraft extends Partial<Typed> {
  description?: Description;
  customer?: DraftCustomer;
}

export interface Keeping {
  /** Locked. */
  before: Request;
  /** As it is after, but for the time and that it is touched now. */
  draft: Draft;
  typed: TypedDraft;
  at: Date;
}

/** Keeps what was typed into a draft, tells its files where they changed; gives the version it has now. */
export async function keepTyped(
  deps: RequestDeps,
  stores: Writing,
  { before, draft, typed, at }: Keeping,
): Promise<number> {
  const kept: Request = { ...before, ...shownOf(typed.description), version: before.version + 1 };
  await stores.requests.save(kept, before);
  const customer = before.isCreatedByBroker ? (typed.customer ?? draft.customer) : undefined;
  await stores.drafts.save({ ...draft, customer, savedAt: at, untouchedSource: undefined });
  const condition = await stores.conditions.of(before.id);
  const { files, description, customer: _, ...texts } = typed;
  await stores.conditions.write(condition.id, texts);
  if (description !== undefined) {
    await stores.conditions.describe(condition.id, { ...description, itemId: deps.ids.id() });
    await stores.requests.index(kept, [description.item.name]);
  }
  if (files !== undefined && !isSameFiles(files, condition.files)) {
    await stores.conditions.replaceFiles(condition.id, files);
    await stores.outbox.add(filesChanged(kept, files));
  }
  return kept.version;
}

/** What a list shows of a description that is being written. */
function shownOf(description: Description | undefined): Partial<Request> {
  if (description === undefined) return {};
  const customerPrice = readRoubles(description.terms.total);
  return {
    name: nameIn(description),
    customerPrice,
    total: customerPrice && { money: customerPrice, rate: undefined },
  };
}

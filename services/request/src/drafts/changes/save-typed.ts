import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import type { Request } from '../../requests/domain/request.js';
import { readRoubles } from '../../requests/domain/roubles.js';
import type { DraftCustomer } from '../domain/customer.js';
import { type Description, nameIn } from '../domain/description.js';
import type { Draft } from '../domain/draft.js';
import { isSameFiles, type Typed } from '../domain/publishing.js';

/** The content of a save. An absent field does not change. */
export interface TypedDraft extends Partial<Typed> {
  description?: Description;
  customer?: DraftCustomer;
}

export interface TypedSave {
  /** The caller must hold the lock on its row. */
  before: Request;
  /** The draft with the data of this save. `saveTyped` itself sets the time and clears the "unedited" mark. */
  draft: Draft;
  typed: TypedDraft;
  at: Date;
}

/** Stores what was typed into a draft, publishes a change of its files, and returns the new version. */
export async function saveTyped(
  deps: RequestDeps,
  stores: Writing,
  { before, draft, typed, at }: TypedSave,
): Promise<number> {
  const saved: Request = { ...before, ...shownOf(typed.description), version: before.version + 1 };
  await stores.requests.save(saved, before);
  const customer = before.isCreatedByBroker ? (typed.customer ?? draft.customer) : undefined;
  await stores.drafts.save({ ...draft, customer, savedAt: at, untouchedSource: undefined });
  const condition = await stores.conditions.of(before.id);
  const { files, description, customer: _, ...texts } = typed;
  await stores.conditions.write(condition.id, texts);
  if (description !== undefined) {
    await stores.conditions.describe(condition.id, { ...description, newId: () => deps.ids.id() });
    await stores.requests.index(
      saved,
      description.items.map(({ name }) => name),
    );
  }
  if (files !== undefined && !isSameFiles(files, condition.files)) {
    await stores.conditions.replaceFiles(condition.id, files);
    await stores.outbox.add(filesChanged(saved, files));
  }
  return saved.version;
}

/** Returns the fields of an unfinished description that lists show. */
function shownOf(description: Description | undefined): Partial<Request> {
  if (description === undefined) return {};
  const customerPrice = readRoubles(description.terms.total);
  return {
    name: nameIn(description),
    customerPrice,
    total: customerPrice && { money: customerPrice, rate: undefined },
  };
}

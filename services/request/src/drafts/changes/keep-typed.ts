import type { Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import type { Request } from '../../requests/domain/request.js';
import type { Draft } from '../domain/draft.js';
import type { Typed } from '../domain/publishing.js';

export interface Keeping {
  /** Locked. */
  before: Request;
  /** As it is after, but for the time and that it is touched now. */
  draft: Draft;
  typed: Partial<Typed>;
  at: Date;
}

/** Keeps what was typed into a draft, tells its files where they changed; gives the version it has now. */
export async function keepTyped(stores: Writing, { before, draft, typed, at }: Keeping): Promise<number> {
  const kept: Request = { ...before, version: before.version + 1 };
  await stores.requests.save(kept, before);
  await stores.drafts.save({ ...draft, savedAt: at, untouchedSource: undefined });
  const condition = await stores.conditions.of(before.id);
  const { files, ...texts } = typed;
  await stores.conditions.write(condition.id, texts);
  if (files !== undefined && listed(files) !== listed(condition.files)) {
    await stores.conditions.replaceFiles(condition.id, files);
    await stores.outbox.add(filesChanged(kept, files));
  }
  return kept.version;
}

const listed = (files: ReadonlyArray<{ id: string }>): string => files.map(({ id }) => id).join();

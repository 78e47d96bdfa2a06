import { isUuid, notFound } from '@setu/kit/core';
import type { Call } from '@setu/kit/rpc';
import type { RemoveFilesRequest, RemoveFilesResponse } from '@setu/proto/media';
import type { MediaDeps } from '../deps.js';
import { fileInUse, idsOutOfRange } from '../domain/refusals.js';
import { owns } from '../domain/rights.js';
import { fileRemoved } from '../events.js';

const most = 100;

/** The owner: removes all the files or, when one is not the caller's or is in use, none. */
export const removeFiles =
  ({ write, clock }: MediaDeps) =>
  async ({ fileIds }: RemoveFilesRequest, { actor }: Call): Promise<RemoveFilesResponse> => {
    const ids = [...new Set(fileIds.map((id) => id.toLowerCase()))];
    if (ids.length === 0 || ids.length > most) throw idsOutOfRange();
    if (!ids.every(isUuid)) throw notFound();
    await write(async ({ files, attachments, outbox }) => {
      const found = await files.batchLock(ids);
      const present = [...found.values()].filter(({ state }) => state === 'ready' || state === 'attached');
      if (present.length < ids.length || !present.every(({ owner }) => owns(actor, owner))) throw notFound();
      const attached = await attachments.ofFiles(ids);
      const used = present.find(({ id }) => attached.get(id)?.some(({ published }) => published));
      if (used !== undefined) throw fileInUse(used.id, used.name);
      await files.remove(ids, clock.now());
      await outbox.add(...ids.map(fileRemoved));
    });
    return {};
  };

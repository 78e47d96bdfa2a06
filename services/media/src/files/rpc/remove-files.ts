import { isUuid, notFound } from '@setu/kit/core';
import { fileRemoved } from '../../events.js';
import type { Rpc } from '../../served.js';
import { fileInUse, idsOutOfRange } from '../domain/refusals.js';
import { owns } from '../domain/rights.js';

const maxFiles = 100;

/** Open to the owner. Removes all of the files, or none if one is in use or not the caller's. */
export const removeFiles: Rpc<'removeFiles'> =
  ({ write, clock }) =>
  async ({ fileIds }, { actor }) => {
    const ids = [...new Set(fileIds.map((id) => id.toLowerCase()))];
    if (ids.length === 0 || ids.length > maxFiles) throw idsOutOfRange();
    if (!ids.every(isUuid)) throw notFound();
    const now = clock.now();
    await write(async ({ files, attachments, leases, outbox }) => {
      const found = [...(await files.batchLock(ids)).values()];
      const present = found.filter(({ state }) => state === 'ready' || state === 'attached');
      if (present.length < ids.length || !present.every(({ owner }) => owns(actor, owner))) throw notFound();
      const attached = await attachments.ofFiles(ids);
      const leased = await leases.current(ids, now);
      const used = present.find(({ id }) => leased.has(id) || (attached.get(id)?.length ?? 0) > 0);
      if (used !== undefined) throw fileInUse(used.id, used.name);
      await files.remove(ids, now);
      await outbox.add(...ids.map(fileRemoved));
    });
    return {};
  };

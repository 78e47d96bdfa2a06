import { isAppError } from '@setu/kit/core';
import type { ObjectStore } from '@setu/kit/objects';
import { reach } from '../../library/reach.js';
import type { Rpc } from '../../served.js';
import { limitsOf } from '../domain/limits.js';
import { ownerOf, quotasOf } from '../domain/quota.js';
import { sizeInvalid } from '../domain/refusals.js';

/** Open to any caller. Returns whether a number of bytes fits into the caller's quotas and the store. */
export const checkFreeSpace: Rpc<'checkFreeSpace'> =
  ({ read, edge, clock }) =>
  async ({ size }, { actor }) => {
    if (size < 0n) throw sizeInvalid();
    const now = clock.now();
    const quotas = quotasOf(ownerOf(actor), limitsOf(await read.settings.values()));
    const [inStore, ...lefts] = await Promise.all([
      reach(() => roomIn(edge.objects)),
      ...quotas.map(async (quota) => quota.limit - (await read.quotas.used(quota, now))),
    ]);
    const left = BigInt(Math.max(0, Math.min(...lefts)));
    const free = inStore === undefined || left < inStore ? left : inStore;
    return { fits: size <= free, free };
  };

// Some stores cannot report their free space. Such a store must at least respond. Otherwise an unavailable store would
// count as having space.
async function roomIn(objects: ObjectStore): Promise<bigint | undefined> {
  const free = await objects.freeBytes();
  if (free !== undefined) return free;
  await objects.stat('probe').catch((error: unknown) => {
    if (!isAppError(error, 'not_found')) throw error;
  });
  return undefined;
}

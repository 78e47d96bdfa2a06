import { isAppError } from '@setu/kit/core';
import type { ObjectStore } from '@setu/kit/objects';
import type { Call } from '@setu/kit/rpc';
import type { CheckFreeSpaceRequest, CheckFreeSpaceResponse } from '@setu/proto/media';
import type { MediaDeps } from '../deps.js';
import { ownerOf, quotaOf } from '../domain/quota.js';
import { sizeInvalid } from '../domain/refusals.js';
import { reach } from '../library/reach.js';

/** Anyone: whether so many bytes fit into the caller's quota and the store. */
export const checkFreeSpace =
  ({ read, edge: { objects }, clock }: MediaDeps) =>
  async ({ size }: CheckFreeSpaceRequest, { actor }: Call): Promise<CheckFreeSpaceResponse> => {
    if (size < 0n) throw sizeInvalid();
    const quota = quotaOf(ownerOf(actor));
    const [used, inStore] = await Promise.all([read.quotas.used(quota, clock.now()), reach(() => roomIn(objects))]);
    const left = BigInt(Math.max(0, quota.limit - used));
    const free = inStore === undefined || left < inStore ? left : inStore;
    return { fits: size <= free, free };
  };

// A store that cannot tell its room must at least answer: never "it fits" from one that is away.
async function roomIn(objects: ObjectStore): Promise<bigint | undefined> {
  const free = await objects.freeBytes();
  if (free !== undefined) return free;
  await objects.stat('probe').catch((error: unknown) => {
    if (!isAppError(error, 'not_found')) throw error;
  });
  return undefined;
}

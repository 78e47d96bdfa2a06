import type { Call } from '@setu/kit/rpc';
import type { CheckFreeSpaceRequest, CheckFreeSpaceResponse } from '@setu/proto/media';
import type { MediaDeps } from '../deps.js';
import { ownerOf, quotaOf } from '../domain/quota.js';
import { sizeInvalid } from '../domain/refusals.js';
import { reach } from '../library/reach.js';

/** Anyone: whether so many bytes fit into the caller's quota and the store. */
export const checkFreeSpace =
  ({ read, objects, clock }: MediaDeps) =>
  async ({ size }: CheckFreeSpaceRequest, { actor }: Call): Promise<CheckFreeSpaceResponse> => {
    if (size < 0n) throw sizeInvalid();
    const quota = quotaOf(ownerOf(actor));
    const [used, inStore] = await Promise.all([read.quotas.used(quota, clock.now()), reach(() => objects.freeBytes())]);
    const left = BigInt(Math.max(0, quota.limit - used));
    const free = inStore === undefined || left < inStore ? left : inStore;
    return { fits: size <= free, free };
  };

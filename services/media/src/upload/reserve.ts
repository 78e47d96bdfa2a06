import type { MediaDeps } from '../deps.js';
import { type File, keyOf } from '../domain/file.js';
import { ownerOf, quotaOf, reservation } from '../domain/quota.js';
import { noFreeSpace } from '../domain/refusals.js';
import { allowedTypes, type Extension } from '../domain/restrictions.js';
import type { Reader } from '../domain/rights.js';

type Wish = { reader: Reader; name: string; extension: Extension; bodyLength: number | undefined };

/** Takes room in the owner's quota for a file that is about to come; `no_free_space` when nothing is left. */
export function reserve(deps: MediaDeps, { reader, name, extension, bodyLength }: Wish): Promise<File> {
  const owner = ownerOf(reader);
  const quota = quotaOf(owner);
  const now = deps.clock.now();
  const id = deps.ids.id();
  return deps.write(async ({ files, quotas }) => {
    await quotas.lock(quota);
    const size = reservation(quota.limit - (await quotas.used(quota, now)), bodyLength);
    if (size === 0) throw noFreeSpace(name);
    const type = allowedTypes[extension];
    const file: File = {
      id,
      key: keyOf(id, now),
      kind: 'upload',
      state: 'pending',
      name,
      type,
      size,
      sha256: '',
      owner,
    };
    await files.add([file], now);
    return file;
  });
}

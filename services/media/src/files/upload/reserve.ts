import type { MediaDeps } from '../../deps.js';
import { type File, keyOf, type Owner } from '../domain/file.js';
import { limitsOf } from '../domain/limits.js';
import { isOwn, quotasOf, reservation } from '../domain/quota.js';
import { noFreeSpace, tooMuchFromVisitors } from '../domain/refusals.js';
import { allowedTypes, type Extension } from '../domain/restrictions.js';

interface Reservation {
  owner: Owner;
  /** The id of the file, if it is known before the upload. */
  id?: string | undefined;
  name: string;
  extension: Extension;
  bodyLength: number | undefined;
}

/**
 * Reserves space for an incoming file. Throws `no_free_space` when the owner's quota is used up, and
 * `sign_in_to_upload` when visitors without a sign-in have uploaded too much.
 */
export function reserve(deps: MediaDeps, requested: Reservation): Promise<File> {
  const { owner, name, extension, bodyLength } = requested;
  const now = deps.clock.now();
  const id = requested.id ?? deps.ids.id();
  return deps.write(async ({ files, quotas, settings }) => {
    const limits = limitsOf(await settings.values());
    let size = reservation(Number.POSITIVE_INFINITY, bodyLength);
    for (const quota of quotasOf(owner, limits)) {
      await quotas.lock(quota);
      const left = quota.limit - (await quotas.used(quota, now));
      if (!isOwn(quota) && left < size) throw tooMuchFromVisitors();
      size = reservation(left, size);
      if (size === 0) throw noFreeSpace(name);
    }
    const type = allowedTypes[extension];
    const about = { kind: 'upload', state: 'pending', name, type, size, sha256: '' } as const;
    const file: File = { id, key: keyOf(id, now), ...about, owner };
    await files.add([file], now);
    return file;
  });
}

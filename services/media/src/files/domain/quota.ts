import type { Owner } from './file.js';
import type { Limits } from './limits.js';
import { fileWithoutOwner } from './refusals.js';
import { maxFileSize } from './restrictions.js';
import type { Reader } from './rights.js';

/**
 * The group of files that count together, and their byte limit.
 * `network` and `strangers` count the unattached files of visitors without a sign-in, from one network and from all
 * networks. `imports` counts a supplier's import files separately from all others.
 */
export interface Quota {
  scope: 'company' | 'user' | 'visitor' | 'network' | 'strangers' | 'imports';
  id: string;
  limit: number;
}

/** The minimum number of bytes that a visitor's file counts as, because even a million empty files use resources. */
export const smallestShare = 64 * 1024;

/**
 * Returns the owner of a caller's new files. Throws `forbidden` for a caller with neither an account nor a browser id.
 */
export function ownerOf(reader: Reader): Owner {
  if (reader.kind === 'user' && reader.userId !== '') {
    return { userId: reader.userId, companyId: reader.companyId, companyType: reader.companyType, visitorId: '' };
  }
  if (reader.kind !== 'anonymous' || reader.visitorId === '') throw fileWithoutOwner();
  return { userId: '', companyId: '', companyType: '', visitorId: reader.visitorId, network: reader.network };
}

/** Returns the quotas that an owner's files count against, the widest first. The last one is the owner's own. */
export function quotasOf({ userId, companyId, visitorId, network = '' }: Owner, limits: Limits): Quota[] {
  if (companyId !== '') return [{ scope: 'company', id: companyId, limit: limits.company }];
  if (userId !== '') return [{ scope: 'user', id: userId, limit: limits.visitor }];
  return [
    { scope: 'strangers', id: '', limit: limits.strangers },
    { scope: 'network', id: network, limit: limits.network },
    { scope: 'visitor', id: visitorId, limit: limits.visitor },
  ];
}

const maxImports = 2 * 1024 ** 3;

/** Returns the quota for all stored import files of a supplier. */
export const importQuota = (companyId: string): Quota => ({ scope: 'imports', id: companyId, limit: maxImports });

/** Checks whether a quota is the owner's own, not shared with other visitors. */
export const isOwn = ({ scope }: Quota): boolean => scope !== 'network' && scope !== 'strangers';

/**
 * Returns how many bytes to reserve before the size of a file is known. This is the length of the body if it is stated,
 * and at most the file limit and the remaining space. Returns 0 when no space is left.
 */
export function reservation(left: number, bodyLength: number | undefined): number {
  return Math.max(0, Math.min(left, maxFileSize, bodyLength ?? maxFileSize));
}

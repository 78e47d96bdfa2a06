import type { Owner } from './file.js';
import { nobodysFile } from './refusals.js';
import { companyQuota, maxFileSize, visitorQuota } from './restrictions.js';
import type { Reader } from './rights.js';

/** Whose files are counted together, and how many bytes they may take. */
export type Quota = { scope: 'company' | 'user' | 'visitor'; id: string; limit: number };

/** Takes the caller, gives what new files belong to; forbidden for one with neither account nor browser. */
export function ownerOf(reader: Reader): Owner {
  if (reader.kind === 'user' && reader.userId !== '') {
    return { userId: reader.userId, companyId: reader.companyId, companyType: reader.companyType, visitorId: '' };
  }
  if (reader.kind !== 'anonymous' || reader.visitorId === '') throw nobodysFile();
  return { userId: '', companyId: '', companyType: '', visitorId: reader.visitorId };
}

/** The quota an owner's files count against. */
export function quotaOf(owner: Owner): Quota {
  if (owner.companyId !== '') return { scope: 'company', id: owner.companyId, limit: companyQuota };
  if (owner.userId !== '') return { scope: 'user', id: owner.userId, limit: visitorQuota };
  return { scope: 'visitor', id: owner.visitorId, limit: visitorQuota };
}

/**
 * How many bytes to reserve before a file's size is known: the whole body when it says how long it is, else the most
 * one file may have, and never more than is left. 0 when nothing is left.
 */
export function reservation(left: number, bodyLength: number | undefined): number {
  return Math.max(0, Math.min(left, maxFileSize, bodyLength ?? maxFileSize));
}

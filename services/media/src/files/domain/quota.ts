import type { Owner } from './file.js';
import type { Limits } from './limits.js';
import { nobodysFile } from './refusals.js';
import { maxFileSize } from './restrictions.js';
import type { Reader } from './rights.js';

/**
 * Whose files are counted together, and how many bytes they may take. `network` and `strangers` count what nobody has
 * attached to anything yet: all of it from one network without a sign-in, and all of it. `imports` counts a supplier's
 * files of cards, apart from all else.
 */
export interface Quota {
  scope: 'company' | 'user' | 'visitor' | 'network' | 'strangers' | 'imports';
  id: string;
  limit: number;
}

/** What a stranger's file counts for at least: a million empty ones take room too. */
export const smallestShare = 64 * 1024;

/** Takes the caller, gives what new files belong to; forbidden for one with neither account nor browser. */
export function ownerOf(reader: Reader): Owner {
  if (reader.kind === 'user' && reader.userId !== '') {
    return { userId: reader.userId, companyId: reader.companyId, companyType: reader.companyType, visitorId: '' };
  }
  if (reader.kind !== 'anonymous' || reader.visitorId === '') throw nobodysFile();
  return { userId: '', companyId: '', companyType: '', visitorId: reader.visitorId, network: reader.network };
}

/** The quotas an owner's files count against, the widest first; the last is the owner's own. */
export function quotasOf({ userId, companyId, visitorId, network = '' }: Owner, limits: Limits): Quota[] {
  if (companyId !== '') return [{ scope: 'company', id: companyId, limit: limits.company }];
  if (userId !== '') return [{ scope: 'user', id: userId, limit: limits.visitor }];
  return [
    { scope: 'strangers', id: '', limit: limits.strangers },
    { scope: 'network', id: network, limit: limits.network },
    { scope: 'visitor', id: visitorId, limit: limits.visitor },
  ];
}

const mostImports = 2 * 1024 ** 3;

/** What a supplier's files of cards may take together, as long as they are kept. */
export const importQuota = (companyId: string): Quota => ({ scope: 'imports', id: companyId, limit: mostImports });

/** Whether a quota is the owner's own, not one shared with others they do not know. */
export const isOwn = ({ scope }: Quota): boolean => scope !== 'network' && scope !== 'strangers';

/**
 * How many bytes to reserve before a file's size is known: the whole body when it says how long it is, else the most
 * one file may have, and never more than is left. 0 when nothing is left.
 */
export function reservation(left: number, bodyLength: number | undefined): number {
  return Math.max(0, Math.min(left, maxFileSize, bodyLength ?? maxFileSize));
}

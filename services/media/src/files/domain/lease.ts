import { type Attachment, type Entity, mayAttach } from './attachment.js';
import type { File } from './file.js';
import { mayRead, owns, type Reader } from './rights.js';

/** While it runs the file is not removed: a write that uses it is on its way. */
export interface Lease {
  takenAt: Date;
  endsAt: Date;
}

const leaseMs = 600_000;

/** A lease that begins now. */
export const leaseFrom = (now: Date): Lease => ({ takenAt: now, endsAt: new Date(now.getTime() + leaseMs) });

/** Why a file cannot be leased. */
export type LeaseFault = 'file_unknown' | 'file_gone' | 'file_foreign';

/** A file as it stands: its row, and what it is attached to. */
export interface Standing {
  file: File | undefined;
  attachments: readonly Attachment[];
}

/**
 * Takes who wants to write a file into `target`; gives why it cannot be leased, undefined when it can. One who may not
 * see a file learns no more than that there is none.
 */
export function leaseFault(reader: Reader, { file, attachments }: Standing, target: Entity): LeaseFault | undefined {
  if (file === undefined) return 'file_unknown';
  if (file.state === 'removed' && owns(reader, file.owner)) return 'file_gone';
  if (!mayRead(reader, file, attachments)) return 'file_unknown';
  const { userId, companyId } = reader;
  const isThere = attachments.some((one) => one.entityType === target.entityType && one.entityId === target.entityId);
  const claim = { userId, companyId, forCard: false };
  return owns(reader, file.owner) || isThere || mayAttach(file, attachments, claim) ? undefined : 'file_foreign';
}

import { type Attachment, type Entity, isCard, mayAttach } from './attachment.js';
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

/** What a file is to be written into; of a card with the supplier it is written for. */
export interface Target extends Entity {
  supplierId?: string | undefined;
}

/** A card's public version and the one in work are one thing to whoever writes it. */
const isSame = (one: Entity, other: Entity): boolean =>
  one.entityId === other.entityId && (one.entityType === other.entityType || (isCard(one) && isCard(other)));

/**
 * Whether it may stand in a supplier's card: the writer's own file, but for one that stands in the cards of another
 * supplier alone, or a file of that supplier's.
 */
function mayStandInCard(reader: Reader, { file, attachments }: Known, supplierId: string): boolean {
  const ofSuppliers = attachments.filter(isCard).map(({ audience }) => audience.supplierCompanyId);
  if (ofSuppliers.includes(supplierId)) return true;
  if (ofSuppliers.length > 0) return false;
  return owns(reader, file.owner) || file.owner.companyId === supplierId;
}

interface Known {
  file: File;
  attachments: readonly Attachment[];
}

/**
 * Takes who wants to write a file into `target`; gives why it cannot be leased, undefined when it can. One who may not
 * see a file learns no more than that there is none.
 */
export function leaseFault(reader: Reader, { file, attachments }: Standing, target: Target): LeaseFault | undefined {
  if (file === undefined || file.kind === 'import') return 'file_unknown';
  if (file.state === 'removed' && owns(reader, file.owner)) return 'file_gone';
  if (!mayRead(reader, file, attachments)) return 'file_unknown';
  const { userId, companyId } = reader;
  if (attachments.some((one) => isSame(one, target))) return undefined;
  if (target.supplierId !== undefined) {
    return mayStandInCard(reader, { file, attachments }, target.supplierId) ? undefined : 'file_foreign';
  }
  const claim = { userId, companyId, forCard: false };
  const isTheirs = owns(reader, file.owner) || mayAttach(file, attachments, claim);
  return isTheirs || isPaperOfApplicant(attachments, target) ? undefined : 'file_foreign';
}

/** What came with an application goes on to the supplier that is made of it: whoever reads the one keeps the other. */
const isPaperOfApplicant = (attachments: readonly Attachment[], target: Entity): boolean =>
  target.entityType === 'supplier' &&
  attachments.some(
    ({ entityType, entityId }) =>
      entityType === 'application' || (entityType === 'company' && entityId === target.entityId),
  );

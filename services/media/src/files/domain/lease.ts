import { type Attachment, type Entity, isCard, mayAttach } from './attachment.js';
import type { File } from './file.js';
import { mayRead, owns, type Reader } from './rights.js';

/** Protects a file from removal while a write that uses it is in progress. */
export interface Lease {
  startedAt: Date;
  endsAt: Date;
}

const leaseMs = 600_000;

/** Returns a lease of ten minutes from now. */
export const leaseFrom = (now: Date): Lease => ({ startedAt: now, endsAt: new Date(now.getTime() + leaseMs) });

/** The reason why a file cannot be leased. */
export type LeaseFault = 'file_unknown' | 'file_gone' | 'file_foreign';

/** The current data of a file: its row and its attachments. */
export interface LeaseState {
  file: File | undefined;
  attachments: readonly Attachment[];
}

/** The object that a file will be attached to. For a card, also the supplier of the card. */
export interface Target extends Entity {
  supplierId?: string | undefined;
}

/** Checks whether two objects are the same. The published and the draft version of a card count as one. */
const isSame = (one: Entity, other: Entity): boolean =>
  one.entityId === other.entityId && (one.entityType === other.entityType || (isCard(one) && isCard(other)));

/**
 * Checks whether a user may use a file in a supplier's card. The file must be used in a card of this supplier, or
 * belong to the user or the supplier. A file that is used only in other suppliers' cards is rejected.
 */
function isAllowedInCard(reader: Reader, { file, attachments }: Known, supplierId: string): boolean {
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
 * Returns why a user cannot lease a file for `target`, or undefined if they can. For a file they may not see, the
 * answer is the same as for a file that does not exist.
 */
export function leaseFault(reader: Reader, { file, attachments }: LeaseState, target: Target): LeaseFault | undefined {
  if (file === undefined || file.kind === 'import') return 'file_unknown';
  if (file.state === 'removed' && owns(reader, file.owner)) return 'file_gone';
  if (!mayRead(reader, file, attachments)) return 'file_unknown';
  const { userId, companyId } = reader;
  if (attachments.some((one) => isSame(one, target))) return undefined;
  if (target.supplierId !== undefined) {
    return isAllowedInCard(reader, { file, attachments }, target.supplierId) ? undefined : 'file_foreign';
  }
  const claim = { userId, companyId, forCard: false };
  const isOwnedByOthers = owns(reader, file.owner) || mayAttach(file, attachments, claim);
  return isOwnedByOthers || isPaperOfApplicant(attachments, target) ? undefined : 'file_foreign';
}

/**
 * Checks whether the file comes from a supplier's application and is being attached to the supplier created from it.
 * Any user who may read such a file may attach it to the supplier.
 */
const isPaperOfApplicant = (attachments: readonly Attachment[], target: Entity): boolean =>
  target.entityType === 'supplier' &&
  attachments.some(
    ({ entityType, entityId }) =>
      entityType === 'application' || (entityType === 'company' && entityId === target.entityId),
  );

import type { File } from './file.js';

/**
 * What uses files: a request, the same as shown to an invited supplier, its offer, a card, and so on. A supplier's are its
 * papers, a company's its logo.
 */
export interface Entity {
  entityType:
    | 'request'
    | 'invitation'
    | 'offer'
    | 'message'
    | 'milestone'
    | 'claim'
    | 'move'
    | 'sku'
    | 'sku_draft'
    | 'company'
    | 'supplier'
    | 'application'
    | 'home_block'
    | 'category'
    | 'paper'
    | 'import'
    | 'evidence'
    | 'person';
  entityId: string;
}

/** A card, be it its public version or the one in work. */
export const isCard = ({ entityType }: Entity): boolean => entityType === 'sku' || entityType === 'sku_draft';

/** Who may read a file because of what it is attached to; empty ids stand for nobody. */
export interface Audience {
  public: boolean;
  authorUserId: string;
  customerCompanyId: string;
  supplierCompanyId: string;
  managers: boolean;
  reviewers: boolean;
}

/** A file used by something, and who may read it because of that. */
export interface Attachment extends Entity {
  role: 'picture' | 'document';
  /** What it is attached to is published. */
  published: boolean;
  audience: Audience;
}

const nobody: Audience = {
  public: false,
  authorUserId: '',
  customerCompanyId: '',
  supplierCompanyId: '',
  managers: false,
  reviewers: false,
};

/** Nobody by himself: our own processes ask for it on behalf of whom they know it to be for. */
export const nobodysAudience = (): Audience => nobody;

/** Everybody. */
export const publicAudience = (): Audience => ({ ...nobody, public: true });

/** The broker's people who check cards, and the supplier itself: a card that is not public. */
export const cardAudience = (supplierCompanyId: string): Audience => ({
  ...nobody,
  supplierCompanyId,
  managers: true,
  reviewers: true,
});

/** A published card: everybody; when it is withdrawn, those who work on it are left. */
export const publishedCardAudience = (supplierCompanyId: string): Audience => ({
  ...cardAudience(supplierCompanyId),
  public: true,
});

/** The managers alone. */
export const managersAudience = (): Audience => ({ ...nobody, managers: true });

/** A request's files: the author's alone while it is a draft, then both companies' and the managers'. */
export function requestAudience(request: {
  published: boolean;
  authorUserId: string;
  customerCompanyId: string;
  supplierCompanyId: string;
}): Audience {
  const { published, authorUserId, customerCompanyId, supplierCompanyId } = request;
  if (!published) return { ...nobody, authorUserId };
  return { ...nobody, authorUserId, customerCompanyId, supplierCompanyId, managers: true };
}

/** A request's files as an invited supplier reads them. */
export const invitationAudience = (supplierCompanyId: string): Audience => ({ ...nobody, supplierCompanyId });

/** An offer's files: its supplier's and the managers'; they may name the supplier, so the customer reads none. */
export const offerAudience = (supplierCompanyId: string): Audience => ({
  ...nobody,
  supplierCompanyId,
  managers: true,
});

/** A file of cards: the managers and the supplier whose cards they are. */
export const importAudience = (supplierCompanyId: string): Audience => ({
  ...nobody,
  supplierCompanyId,
  managers: true,
});

/** Somebody's picture: his company's people and the broker's; of the broker's own people everybody's. */
export function personAudience({ companyType, companyId }: { companyType: string; companyId: string }): Audience {
  if (companyType === 'broker') return publicAudience();
  const people = companyType === 'supplier' ? { supplierCompanyId: companyId } : { customerCompanyId: companyId };
  return { ...nobody, ...people, managers: true, reviewers: true };
}

/** A message's files: those it was written to and by, one company's people, and the managers. */
export function messageAudience(party: { isSupplier: boolean; companyId: string }): Audience {
  const { isSupplier, companyId } = party;
  const people = isSupplier ? { supplierCompanyId: companyId } : { customerCompanyId: companyId };
  return { ...nobody, ...people, managers: true };
}

/** In whose name a file is attached: the person who wrote the request, or the company whose card it is. */
export interface Claim {
  userId: string;
  companyId: string;
  /** For a card: the broker's people put cards in for suppliers with files of their own. */
  forCard: boolean;
}

/**
 * Whether a file may be attached in somebody's name: it is theirs or their company's, or stands in a thing of their
 * company's. Otherwise naming a stranger's file in one's own request would open it. A file of cards stands in nothing.
 */
export function mayAttach(file: File, present: readonly Attachment[], claim: Claim): boolean {
  const { owner } = file;
  if (file.kind === 'import') return false;
  if (claim.forCard && owner.companyType === 'broker') return true;
  if (owner.userId !== '' && owner.userId === claim.userId) return true;
  if (claim.companyId === '') return false;
  if (owner.companyId === claim.companyId) return true;
  return present.some((attachment) => companyOf(attachment) === claim.companyId);
}

/** Whose thing it is, among those who may read its files: the others do not put them into things of their own. */
const companyOf = ({ entityType, audience }: Attachment): string => {
  if (entityType === 'invitation' || entityType === 'message' || entityType === 'move') return '';
  return entityType === 'request' ? audience.customerCompanyId : audience.supplierCompanyId;
};

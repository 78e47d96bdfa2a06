import type { File } from './file.js';

/**
 * An object that uses files, such as a request, the same request as shown to an invited supplier, an offer or a card.
 * `supplier` means a supplier's documents, `company` means a company's logo.
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

/** Checks whether the object is a card, in its published or its draft version. */
export const isCard = ({ entityType }: Entity): boolean => entityType === 'sku' || entityType === 'sku_draft';

/** The users who may read a file because of the object it is attached to. An empty id matches no user or company. */
export interface Audience {
  public: boolean;
  authorUserId: string;
  customerCompanyId: string;
  supplierCompanyId: string;
  managers: boolean;
  reviewers: boolean;
}

/** A use of a file by an object, and who can read the file because of it. */
export interface Attachment extends Entity {
  role: 'picture' | 'document';
  /** Whether the object is published. */
  published: boolean;
  audience: Audience;
}

const noReaders: Audience = {
  public: false,
  authorUserId: '',
  customerCompanyId: '',
  supplierCompanyId: '',
  managers: false,
  reviewers: false,
};

/** Returns an audience without users. Only our own processes read the file, for users they have checked. */
export const emptyAudience = (): Audience => noReaders;

/** Returns the audience of public files: everyone. */
export const publicAudience = (): Audience => ({ ...noReaders, public: true });

/** Returns the audience of a card that is not public: its supplier and the broker's managers and reviewers. */
export const cardAudience = (supplierCompanyId: string): Audience => ({
  ...noReaders,
  supplierCompanyId,
  managers: true,
  reviewers: true,
});

/**
 * Returns the audience of a published card: everyone. When the card is withdrawn, it falls back to the audience of an
 * unpublished card.
 */
export const publishedCardAudience = (supplierCompanyId: string): Audience => ({
  ...cardAudience(supplierCompanyId),
  public: true,
});

/** Returns the audience of managers only. */
export const managersAudience = (): Audience => ({ ...noReaders, managers: true });

/** Returns the audience of a request's files: its author while it is a draft, then both companies and the managers. */
export function requestAudience(request: {
  published: boolean;
  authorUserId: string;
  customerCompanyId: string;
  supplierCompanyId: string;
}): Audience {
  const { published, authorUserId, customerCompanyId, supplierCompanyId } = request;
  if (!published) return { ...noReaders, authorUserId };
  return { ...noReaders, authorUserId, customerCompanyId, supplierCompanyId, managers: true };
}

/** Returns the audience of a request's files for an invited supplier. */
export const invitationAudience = (supplierCompanyId: string): Audience => ({ ...noReaders, supplierCompanyId });

/**
 * Returns the audience of an offer's files: its supplier and the managers. The customer is excluded, because the files
 * may name the supplier.
 */
export const offerAudience = (supplierCompanyId: string): Audience => ({
  ...noReaders,
  supplierCompanyId,
  managers: true,
});

/** Returns the audience of an import file: the managers and the supplier of its cards. */
export const importAudience = (supplierCompanyId: string): Audience => ({
  ...noReaders,
  supplierCompanyId,
  managers: true,
});

/**
 * Returns the audience of a profile picture: the user's company and the broker. Pictures of the broker's own users are
 * public.
 */
export function personAudience({ companyType, companyId }: { companyType: string; companyId: string }): Audience {
  if (companyType === 'broker') return publicAudience();
  const people = companyType === 'supplier' ? { supplierCompanyId: companyId } : { customerCompanyId: companyId };
  return { ...noReaders, ...people, managers: true, reviewers: true };
}

/** Returns the audience of a message's files: the company in the conversation and the managers. */
export function messageAudience(party: { isSupplier: boolean; companyId: string }): Audience {
  const { isSupplier, companyId } = party;
  const people = isSupplier ? { supplierCompanyId: companyId } : { customerCompanyId: companyId };
  return { ...noReaders, ...people, managers: true };
}

/** The user or company on whose behalf a file is attached: the author of a request, or the company of a card. */
export interface Claim {
  userId: string;
  companyId: string;
  /**
   * Whether the object is a card. A card accepts files of the broker's users, because they create cards for suppliers.
   */
  forCard: boolean;
}

/**
 * Checks whether a file may be attached on behalf of a claim. The file must belong to the user or the company, or be
 * attached to an object of the company. Without this check, users could open another user's file by naming it in their
 * own request. An import file is never attached.
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

/**
 * Returns the company that owns the object. Other companies that can read its files cannot attach them to their own
 * objects.
 */
const companyOf = ({ entityType, audience }: Attachment): string => {
  if (entityType === 'invitation' || entityType === 'message' || entityType === 'move') return '';
  return entityType === 'request' ? audience.customerCompanyId : audience.supplierCompanyId;
};

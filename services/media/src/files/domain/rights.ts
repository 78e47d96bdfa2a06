import type { Attachment } from './attachment.js';
import type { File, Owner } from './file.js';

/** The caller, with the fields that these rules use. */
export interface Reader {
  kind: string;
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  visitorId: string;
  network: string;
}

/** Checks whether the file is the caller's own, uploaded by them or by their browser before they signed in. */
export function owns(reader: Reader, owner: Owner): boolean {
  if (owner.userId !== '') return reader.kind === 'user' && reader.userId === owner.userId;
  return owner.visitorId !== '' && reader.visitorId === owner.visitorId;
}

/**
 * Checks whether the caller may read the file, as its owner or because of its attachments. A file that is not stored is
 * not readable.
 */
export function mayRead(reader: Reader, file: File, attachments: readonly Attachment[]): boolean {
  if (file.state !== 'ready' && file.state !== 'attached') return false;
  if (reader.kind === 'system' || owns(reader, file.owner)) return true;
  return attachments.some(({ audience }) => {
    if (audience.public) return true;
    if (reader.kind !== 'user') return false;
    return (
      same(audience.authorUserId, reader.userId) ||
      same(audience.customerCompanyId, reader.companyId) ||
      same(audience.supplierCompanyId, reader.companyId) ||
      (audience.managers && hasRole(reader, 'TEAM_MANAGER', 'TEAM_ADMIN')) ||
      (audience.reviewers && hasRole(reader, 'TEAM_PRODUCT_REVIEWER'))
    );
  });
}

/**
 * Checks whether the reader may know the name of a file. A name may reveal a person, and customers and suppliers do not
 * know each other before the contract.
 * The owner's company and the broker may know it. Everyone may know the name of a public file or a file of the broker.
 * The company that a visitor's file is attached for may know its name.
 */
export function mayKnowName(reader: Reader, { owner }: File, attachments: readonly Attachment[]): boolean {
  if (reader.kind === 'system' || reader.companyType === 'broker' || owns(reader, owner)) return true;
  if (owner.companyType === 'broker' || same(owner.companyId, reader.companyId)) return true;
  return attachments.some(
    ({ audience }) => audience.public || (owner.companyId === '' && same(audience.customerCompanyId, reader.companyId)),
  );
}

/** Checks whether everyone may read the file and cache it permanently: a picture of something published. */
export const isPublicPicture = (file: File, attachments: readonly Attachment[]): boolean =>
  file.type.startsWith('image/') && attachments.some(({ audience, role }) => audience.public && role === 'picture');

const same = (allowed: string, own: string): boolean => allowed !== '' && allowed === own;

const hasRole = (reader: Reader, ...roles: string[]): boolean =>
  reader.companyType === 'broker' && roles.some((role) => reader.roles.includes(role));

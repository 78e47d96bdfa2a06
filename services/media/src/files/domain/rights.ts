import type { Attachment } from './attachment.js';
import type { File, Owner } from './file.js';

/** The caller as these rules see one. */
export interface Reader {
  kind: string;
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  visitorId: string;
  network: string;
}

/** Whether the file is the caller's own: uploaded by them, or by their browser before any sign-in. */
export function owns(reader: Reader, owner: Owner): boolean {
  if (owner.userId !== '') return reader.kind === 'user' && reader.userId === owner.userId;
  return owner.visitorId !== '' && reader.visitorId === owner.visitorId;
}

/** Whether the caller may read the file: by owning it or by what it is attached to. Nobody reads what is not kept. */
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
 * Whether the reader may know what the file is called: a name may be a person's, and who buys and who sells do not know
 * each other before the contract. Its owner's company may, the broker, everybody where it is public or the broker's; a file that a
 * stranger's browser brought is called by its name for the company it is attached for.
 */
export function mayKnowName(reader: Reader, { owner }: File, attachments: readonly Attachment[]): boolean {
  if (reader.kind === 'system' || reader.companyType === 'broker' || owns(reader, owner)) return true;
  if (owner.companyType === 'broker' || same(owner.companyId, reader.companyId)) return true;
  return attachments.some(
    ({ audience }) => audience.public || (owner.companyId === '' && same(audience.customerCompanyId, reader.companyId)),
  );
}

/** Whether anybody may read it and keep it forever: a picture of something published. */
export const isPublicPicture = (file: File, attachments: readonly Attachment[]): boolean =>
  file.type.startsWith('image/') && attachments.some(({ audience, role }) => audience.public && role === 'picture');

const same = (allowed: string, own: string): boolean => allowed !== '' && allowed === own;

const hasRole = (reader: Reader, ...roles: string[]): boolean =>
  reader.companyType === 'broker' && roles.some((role) => reader.roles.includes(role));

import type { Contact } from '@setu/proto/contact-fields';
import { type Profile, profileTexts } from '@setu/proto/supplier-form';
import type { BusinessType, CompanyCheckKind, CompanyType, ObjectPermission } from '@setu/proto/words';
import { isCompanyAdmin, isManager, isSenior, isSystemAdmin } from '../../people/domain/roles.js';

export interface LocalText {
  en: string;
  ru: string;
}

/** A legal address by its parts. Parts that were not entered are empty. */
export interface LegalAddress {
  region: string;
  area: string;
  city: LocalText;
  street: string;
  house: string;
  build: string;
  housing: string;
  flat: string;
  zipcode: string;
}

/** A check of the company by the broker: the evidence, and the day (YYYY-MM-DD). */
export interface CompanyCheck {
  kind: CompanyCheckKind;
  note: LocalText;
  checkedOn: string;
}

/** A company's statements about its production. Unknown values are 0 or empty. The area is in square metres. */
export interface Production {
  capacity: LocalText;
  markets: LocalText;
  staff: number;
  area: number;
}

/** A company with every field that its page can show. */
export interface Company extends Profile {
  id: string;
  type: CompanyType;
  shortName: string;
  fullName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  webSite: string;
  businessType: BusinessType;
  industries: { id: string; en: string; ru: string }[];
  exportProductList: LocalText;
  legalAddressLine: LocalText;
  legalAddr: LegalAddress;
  city: LocalText;
  brokerFiles: { id: string; name: string; type: string; size: number }[];
  brokerManagerId?: string;
  contact?: Contact;
  registrationDate: string;
  createdAt: Date;
  active: boolean;
  blacklisted: boolean;
  /** Empty if the company has no logo. */
  logoPictureId: string;
  checks: CompanyCheck[];
  production: Production;
  deleted: boolean;
  regulationConfirmed: boolean;
}

/** The viewer of a company. `companyId` and `companyType` are empty for an anonymous visitor. */
export interface Viewer {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
}

/**
 * `all`: every field. `public`: the public fields of a supplier. `none`: the company does not exist for this viewer.
 */
export type Sight = 'all' | 'public' | 'none';

/**
 * Returns what a viewer may see of a company. Brokers and the company's own users see everything. Everyone else sees
 * the public fields of an active supplier that is not blacklisted, and nothing of any other company.
 */
export function sightOf(company: Company, viewer: Viewer): Sight {
  if (company.deleted) return 'none';
  if (viewer.companyType === 'broker' || viewer.companyId === company.id) return 'all';
  return company.type === 'supplier' && company.active && !company.blacklisted ? 'public' : 'none';
}

const hiddenTexts = profileTexts.filter(([, { isPublic }]) => !isPublic).map(([text]) => text);

/**
 * Returns a copy of the company with everything except a supplier's public fields emptied. The import-export code is
 * public once the broker has checked the right to export, because the page then names the code.
 */
export function publicFields(company: Company): Company {
  return {
    ...company,
    inn: '',
    kpp: '',
    ogrn: '',
    ...Object.fromEntries(hiddenTexts.map((text) => [text, ''])),
    importExportCode: company.checks.some(({ kind }) => kind === 'export') ? company.importExportCode : '',
    brokerFiles: [],
    brokerManagerId: undefined,
    contact: undefined,
    registrationDate: '',
  };
}

/**
 * Returns the year in which a company was registered, which everyone who sees its page may know. Returns 0 if it is
 * unknown.
 */
export const foundedYear = ({ registrationDate }: Pick<Company, 'registrationDate'>): number =>
  Number(registrationDate.slice(0, 4));

export type CompanyPermission = Extract<ObjectPermission, 'edit' | 'manager_change' | 'product_create' | 'lock'>;

/** The roles of a supplier's own users that may write its cards, as in the catalogue. */
const cardWriters: readonly string[] = ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_GENERAL', 'TEAM_MANAGER'];

/**
 * Returns the viewer's permissions on a company that they can see.
 * - The company's own admins edit it.
 * - A manager edits suppliers that are unassigned or assigned to them, and adds products to every unlocked supplier.
 * - A supplier's users who write cards add products to their own company.
 * - A senior manager edits all suppliers and assigns suppliers and customers.
 * - A system admin locks and unlocks suppliers and customers.
 */
export function companyPermissions(
  company: Pick<Company, 'id' | 'type' | 'active' | 'brokerManagerId'>,
  viewer: Viewer,
): CompanyPermission[] {
  const { companyType, roles } = viewer;
  const senior = isSenior(companyType, roles);
  const manager = isManager(companyType, roles);
  const supplier = company.type === 'supplier';
  const isResponsible = company.brokerManagerId === undefined || company.brokerManagerId === viewer.userId;
  const isOwnWriter = viewer.companyId === company.id && roles.some((role) => cardWriters.includes(role));
  const isOwnAdmin = viewer.companyId === company.id && isCompanyAdmin(roles);
  const granted: Record<CompanyPermission, boolean> = {
    edit: isOwnAdmin || (supplier && (senior || (manager && isResponsible))),
    manager_change: senior && company.type !== 'broker',
    product_create: supplier && company.active && (manager || isOwnWriter),
    lock: isSystemAdmin(companyType, roles) && company.type !== 'broker',
  };
  return (Object.keys(granted) as CompanyPermission[]).filter((name) => granted[name]);
}

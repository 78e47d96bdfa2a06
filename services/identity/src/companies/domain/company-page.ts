import type { BusinessType, CompanyCheckKind, CompanyType, ObjectPermission } from '@setu/proto/words';
import { isCompanyAdmin, isManager, isSenior, isSystemAdmin } from '../../people/domain/roles.js';

export interface LocalText {
  en: string;
  ru: string;
}

export interface Contact {
  name: string;
  surname: string;
  patronymic: string;
  designation: string;
  phone: string;
  additionalPhone: string;
  email: string;
  additionalEmail: string;
}

/** A legal address by its parts; empty where one was not given. */
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

/** Something the broker has checked: by what it was found so, and when (YYYY-MM-DD). */
export interface CompanyCheck {
  kind: CompanyCheckKind;
  note: LocalText;
  checkedOn: string;
}

/** What a company tells of its work; 0 and empty where it does not. The area is in square metres. */
export interface Production {
  capacity: LocalText;
  markets: LocalText;
  staff: number;
  area: number;
}

/** A company with every field its page knows. */
export interface Company {
  id: string;
  type: CompanyType;
  shortName: string;
  fullName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  pan: string;
  gstn: string;
  importExportCode: string;
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
  /** Empty where it has none. */
  logoPictureId: string;
  checks: CompanyCheck[];
  production: Production;
  deleted: boolean;
  regulationConfirmed: boolean;
}

/** Who looks; `companyId` and `companyType` are empty for somebody not signed in. */
export interface Viewer {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
}

/** `all`: every field. `public`: what a supplier shows the world. `none`: for this viewer there is no such company. */
export type Sight = 'all' | 'public' | 'none';

/**
 * Takes a company and who looks. Brokers and the company's own people see all of it; a supplier in good standing shows
 * its public fields to anyone; a locked or blacklisted one, a customer and the broker itself show nothing.
 */
export function sightOf(company: Company, viewer: Viewer): Sight {
  if (company.deleted) return 'none';
  if (viewer.companyType === 'broker' || viewer.companyId === company.id) return 'all';
  return company.type === 'supplier' && company.active && !company.blacklisted ? 'public' : 'none';
}

/** Takes a company; gives it with everything but a supplier's public fields emptied. */
export function publicFields(company: Company): Company {
  return {
    ...company,
    inn: '',
    kpp: '',
    ogrn: '',
    importExportCode: '',
    brokerFiles: [],
    brokerManagerId: undefined,
    contact: undefined,
    registrationDate: '',
  };
}

/** The year a company was registered in, which its page tells to whoever sees it; 0 where it is not known. */
export const foundedYear = ({ registrationDate }: Pick<Company, 'registrationDate'>): number =>
  Number(registrationDate.slice(0, 4));

export type CompanyPermission = Extract<ObjectPermission, 'edit' | 'manager_change' | 'product_create' | 'lock'>;

/** Roles of a supplier's own people that write its cards, as the catalogue has them. */
const cardWriters: readonly string[] = ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_GENERAL', 'TEAM_MANAGER'];

/**
 * Takes a company the viewer sees and who looks; gives what he may do with it. Its own admins edit it; of suppliers a
 * manager edits those that are his or nobody's and adds products to any open one, as its own people who write cards do;
 * a senior edits all and hands over suppliers and customers; a system admin locks and opens them.
 */
export function companyPermissions(
  company: Pick<Company, 'id' | 'type' | 'active' | 'brokerManagerId'>,
  viewer: Viewer,
): CompanyPermission[] {
  const { companyType, roles } = viewer;
  const senior = isSenior(companyType, roles);
  const manager = isManager(companyType, roles);
  const supplier = company.type === 'supplier';
  const inHisCare = company.brokerManagerId === undefined || company.brokerManagerId === viewer.userId;
  const ownWriter = viewer.companyId === company.id && roles.some((role) => cardWriters.includes(role));
  const ownAdmin = viewer.companyId === company.id && isCompanyAdmin(roles);
  const granted: Record<CompanyPermission, boolean> = {
    edit: ownAdmin || (supplier && (senior || (manager && inHisCare))),
    manager_change: senior && company.type !== 'broker',
    product_create: supplier && company.active && (manager || ownWriter),
    lock: isSystemAdmin(companyType, roles) && company.type !== 'broker',
  };
  return (Object.keys(granted) as CompanyPermission[]).filter((name) => granted[name]);
}

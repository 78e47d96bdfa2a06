import type { CompanyType, PersonRole, UserStatus } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** A person, as events tell of one. */
export interface UserCopy {
  id: string;
  /** Absent for who belongs to no company. */
  companyId: string | undefined;
  name: string;
  surname: string;
  patronymic: string;
  roles: PersonRole[];
  status: UserStatus;
  version: number;
}

/** A company, as events tell of one. */
export interface CompanyCopy {
  id: string;
  type: CompanyType;
  shortName: string;
  active: boolean;
  brokerManagerId: string | undefined;
  version: number;
}

/** A card, as events tell of one. */
export interface SkuCopy {
  id: string;
  supplierId: string | undefined;
  name: LocalText;
  vendorCode: string;
  state: 'draft' | 'published' | 'withdrawn';
  brokerManagerId: string | undefined;
  revision: number;
  /** The version being written; 0: none. */
  draftVersion: number;
  /** How often that was written. */
  edit: number;
}

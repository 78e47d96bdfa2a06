import type { CompanyType, PersonRole, UserStatus } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** A user, as events describe it. */
export interface UserReadModel {
  id: string;
  /** Undefined for a user without a company. */
  companyId: string | undefined;
  name: string;
  surname: string;
  patronymic: string;
  roles: PersonRole[];
  status: UserStatus;
  version: number;
}

/** A company, as events describe it. */
export interface CompanyReadModel {
  id: string;
  type: CompanyType;
  shortName: string;
  active: boolean;
  brokerManagerId: string | undefined;
  version: number;
}

/** A card, as events describe it. */
export interface CardReadModel {
  id: string;
  supplierId: string | undefined;
  name: LocalText;
  vendorCode: string;
  state: 'draft' | 'published' | 'withdrawn';
  brokerManagerId: string | undefined;
  revision: number;
  /** The version of the draft, or 0 without a draft. */
  draftVersion: number;
  /** The number of edits of the draft. */
  edit: number;
}

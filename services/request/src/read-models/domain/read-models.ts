import type { CompanyType } from '@setu/proto/words';

/** A company as last reported to this service. */
export interface CompanyReadModel {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  blacklisted: boolean;
  /** Grows with every change of the company. */
  version: number;
}

/** A user as last reported to this service. */
export interface UserReadModel {
  id: string;
  companyId: string | undefined;
  name: string;
  surname: string;
  patronymic: string;
  /** Grows with every change of the user. */
  version: number;
}

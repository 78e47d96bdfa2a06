import type { CompanyType } from '@setu/proto/words';

/** A company as this service last heard of it. */
export interface CompanyCopy {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  blacklisted: boolean;
  /** Grows with every change of the company. */
  version: number;
}

/** A person as this service last heard of him. */
export interface UserCopy {
  id: string;
  companyId: string | undefined;
  name: string;
  surname: string;
  patronymic: string;
  /** Grows with every change of the person. */
  version: number;
}

import type { CompanyType } from '@setu/proto/words';

/** What a person's company decides about the person. */
export interface CompanyState {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  deleted: boolean;
  regulationConfirmed: boolean;
}

/** Active, with the current regulation signed or confirmed by an admin. Never stored, always computed. */
export function isCommerceAllowed(company: { active: boolean; regulationConfirmed: boolean }): boolean {
  return company.active && company.regulationConfirmed;
}

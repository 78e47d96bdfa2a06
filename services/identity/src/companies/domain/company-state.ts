import type { CompanyType } from '@setu/proto/words';

/** The facts about a company that decide what its users may do. */
export interface CompanyState {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  deleted: boolean;
  regulationConfirmed: boolean;
}

/**
 * Returns whether a company may trade: it is active, and it has signed the current regulation or an admin confirmed it.
 * This is never stored, always computed.
 */
export function isCommerceAllowed(company: { active: boolean; regulationConfirmed: boolean }): boolean {
  return company.active && company.regulationConfirmed;
}

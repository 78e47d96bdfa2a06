import type { CompanyType } from '@setu/proto/words';
import type { LocalText } from './company-page.js';

/** The fields of a company that other services store in their read models. */
export interface CompanySummary {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  blacklisted: boolean;
  regulationConfirmed: boolean;
  brokerManagerId?: string;
  city: LocalText;
  /** Empty if the company has no logo. */
  logoPictureId: string;
  /** Grows with every change. */
  version: number;
}

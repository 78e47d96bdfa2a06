import type { CompanyType } from '@setu/proto/words';
import type { LocalText } from './company-page.js';

/** A company as other services keep a copy of it. */
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
  /** Empty where it has none. */
  logoPictureId: string;
  /** Grows with every change. */
  version: number;
}

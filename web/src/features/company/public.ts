import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// The parts of a company's own page that the company administration uses.
export { useGetCompanyQuery } from './api';
export { CompanyMain } from './company-main';
export { useMissingCompany } from './missing-company';
export { CompanyRequests } from './staff/company-requests';
export { CompanyState, isPlain } from './staff/company-state';

const loadActions = withTexts(['companies'], () => import('./staff/company-actions'));

/** Assigns a company to a manager, locks and unlocks it. */
export const CompanyActions = lazy(async () => ({ default: (await loadActions()).CompanyActions }));

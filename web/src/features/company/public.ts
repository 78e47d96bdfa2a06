import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// What the admins' pages of companies use of a company's own page.
export { useGetCompanyQuery } from './api';
export { CompanyMain } from './company-main';
export { useMissingCompany } from './missing-company';
export { CompanyState } from './staff/company-state';

const loadActions = withTexts(['companies'], () => import('./staff/company-actions'));

/** Giving a company to a manager, locking and opening it. */
export const CompanyActions = lazy(async () => ({ default: (await loadActions()).CompanyActions }));

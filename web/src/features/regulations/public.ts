import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

const load = withTexts(['regulations'], () => import('./company-signatures'));

/** Lists a customer's signatures for admins. Its code loads on first use. */
export const CompanySignatures = lazy(async () => ({ default: (await load()).CompanySignatures }));

import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

const load = withTexts(['regulations'], () => import('./company-signatures'));

/** A customer's signatures, for admins: its code comes when it is first wanted. */
export const CompanySignatures = lazy(async () => ({ default: (await load()).CompanySignatures }));

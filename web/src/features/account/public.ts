// The parts of the account that others use: the sign-in over a page whose session has expired, and a supplier's home.
import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

export { SignInForm } from './sign-in/sign-in-form';

const loadHome = withTexts(
  ['account', 'supplier-desk', 'requests'],
  () => import('./dashboard/supplier/supplier-home'),
);
export const SupplierHome = lazy(async () => ({ default: (await loadHome()).SupplierHome }));

// The parts of the account that others use: the sign-in over a page whose session has expired, and the homes of
// suppliers and buyers.
import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

export { SignInForm } from './sign-in/sign-in-form';

const loadHome = withTexts(
  ['account', 'notices', 'supplier-desk', 'requests'],
  () => import('./dashboard/supplier/supplier-home'),
);
const loadTasks = withTexts(['account', 'requests'], () => import('./dashboard/home-tasks'));
/** A buyer's most urgent tasks on the home page. */
export const HomeTasks = lazy(async () => ({ default: (await loadTasks()).HomeTasks }));
export const SupplierHome = lazy(async () => ({ default: (await loadHome()).SupplierHome }));

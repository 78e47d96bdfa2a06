// The parts of the account that others use: the sign-in over a page whose session has expired, and the homes of
// suppliers and buyers.
import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

export { useGetDeskQuery } from './api';
export { SignInForm } from './sign-in/sign-in-form';

const loadHome = withTexts(
  ['account', 'notices', 'supplier-desk', 'requests'],
  () => import('./dashboard/supplier/supplier-home'),
);
const loadTrading = withTexts(['account', 'requests'], () => import('./dashboard/trading-home'));
/** The top of the home page for a customer with requests. */
export const TradingHome = lazy(async () => ({ default: (await loadTrading()).TradingHome }));
export const SupplierHome = lazy(async () => ({ default: (await loadHome()).SupplierHome }));

import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.company_page,
    handle: { screen: 'company_page', access: 'public', titleKey: 'company:title' },
    lazy: withTexts(['company', 'product'], () => import('./company-page')),
  },
  {
    path: screens.company_catalog_page,
    handle: { screen: 'company_catalog_page', access: 'public', titleKey: 'company:catalogue.title' },
    lazy: withTexts(['company', 'catalogue'], () => import('./company-catalogue-page')),
  },
];

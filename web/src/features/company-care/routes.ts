import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.admin_company_list_page,
    handle: { screen: 'admin_company_list_page', access: { any: ['catalogue_edit'] }, titleKey: 'company-care:title' },
    lazy: withTexts(['company-care', 'companies', 'company'], () => import('./list/care-list-page')),
  },
  {
    path: screens.admin_company_page,
    handle: { screen: 'admin_company_page', access: { any: ['catalogue_edit'] }, titleKey: 'company-care:title' },
    lazy: withTexts(['company-care', 'companies', 'company', 'team', 'fields'], () => import('./page/care-page')),
  },
];

import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { Access } from '../../session/access';
import type { FeatureRoute } from '../../session/route-handle';

const access: Access = { any: ['catalogue_edit'] };
const pages = withTexts(
  ['company-admin', 'companies', 'company', 'supplier-fields', 'team', 'fields'],
  () => import('./company-admin-pages'),
);

const companyAdminScreens = ['admin_company_list_page', 'admin_company_page'] as const;

export const routes: FeatureRoute[] = companyAdminScreens.map((screen) => ({
  path: screens[screen],
  handle: { screen, access, titleKey: 'company-admin:title', ownSearch: screen === 'admin_company_list_page' },
  lazy: pages,
}));

import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.cost_tables_page,
    handle: { screen: 'cost_tables_page', access: { any: ['catalogue_edit'] }, titleKey: 'cost-admin:title' },
    lazy: withTexts(['cost-admin', 'cost-tables', 'fields'], () => import('./coverage-page')),
  },
  {
    path: screens.cost_table_page,
    handle: {
      screen: 'cost_table_page',
      access: { any: ['catalogue_edit'] },
      titleKey: 'cost-admin:title',
      ownSearch: true,
    },
    lazy: withTexts(['cost-admin', 'cost-tables', 'fields', 'reports'], () => import('./table-page')),
  },
];

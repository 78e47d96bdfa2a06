import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.audit_page,
    handle: {
      screen: 'audit_page',
      access: { any: ['catalogue_edit'] },
      titleKey: 'audit-words:title',
      ownSearch: true,
    },
    lazy: withTexts(['audit', 'audit-words', 'fields', 'reports'], () => import('./audit-page')),
  },
];

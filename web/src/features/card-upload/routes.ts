import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.company_catalog_upload_page,
    handle: { screen: 'company_catalog_upload_page', access: 'user', titleKey: 'card-upload:title' },
    lazy: withTexts(['card-upload', 'fields'], () => import('./upload-page')),
  },
];

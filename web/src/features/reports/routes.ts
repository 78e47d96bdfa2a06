import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.broker_reports,
    handle: { screen: 'broker_reports', access: { any: ['report'] }, titleKey: 'common:nav.reports' },
    lazy: withTexts(['reports', 'report-words'], () => import('./reports-page')),
  },
];

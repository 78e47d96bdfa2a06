import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

const edit = withTexts(['card-form', 'card-fields', 'fields'], () => import('./edit-page'));

export const routes: FeatureRoute[] = [
  {
    path: screens.product_create_page,
    handle: { screen: 'product_create_page', access: 'user', titleKey: 'card-form:create.title' },
    lazy: withTexts(['card-form', 'card-fields', 'fields'], () => import('./create-page')),
  },
  {
    path: screens.product_edit_page,
    handle: { screen: 'product_edit_page', access: 'user', titleKey: 'card-form:edit.title' },
    lazy: edit,
  },
  {
    path: screens.service_edit_page,
    handle: { screen: 'service_edit_page', access: 'user', titleKey: 'card-form:edit.title' },
    lazy: edit,
  },
];

import { type ScreenName, screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { Access } from '../../session/access';
import type { FeatureRoute } from '../../session/route-handle';

const queue: Access = { any: ['review_queue'] };
const list = 'review:list.title';
const searched = new Set<ScreenName>(['product_sku_review_list_page', 'glossary_page']);

const page = (screen: ScreenName, lazy: FeatureRoute['lazy'], titleKey: FeatureRoute['handle']['titleKey'] = list) => ({
  path: screens[screen],
  handle: { screen, access: queue, titleKey, ownSearch: searched.has(screen) },
  lazy,
});

const askPage = withTexts(['review'], () => import('./ask-page'));

export const routes: FeatureRoute[] = [
  page(
    'product_sku_review_list_page',
    withTexts(['review', 'reports'], () => import('./list/review-list-page')),
  ),
  page(
    'product_sku_review_redirect',
    withTexts(['review'], () => import('./redirect-page')),
  ),
  page(
    'product_sku_review_page',
    withTexts(['review', 'product', 'card-fields', 'fields'], () => import('./check/review-page')),
  ),
  page(
    'product_sku_translate_page',
    withTexts(['review', 'product', 'card-fields', 'fields'], () => import('./translate/translate-page')),
  ),
  page(
    'product_sku_correct_page',
    withTexts(['review', 'card-form', 'card-fields', 'fields'], () => import('./correct-page')),
    'review:correct.title',
  ),
  page('product_sku_to_review', askPage, 'review:open.title'),
  page('product_sku_review_restart', askPage, 'review:restart.title'),
  page(
    'glossary_page',
    withTexts(['review'], () => import('./glossary/glossary-page')),
    'review:glossary.title',
  ),
];

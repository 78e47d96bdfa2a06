import { type SkuType, screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';
import { getCard } from './api';

const lazy = withTexts(['product', 'card-fields'], () => import('./product-page'));

/** Starts the query for the card while the screen's code loads. */
const loaderOf =
  (type: SkuType) =>
  ({ params: { catalogCategoryTree = '', skuId = '' } }: LoaderFunctionArgs) => {
    prefetch(getCard.initiate({ type, categoryId: catalogCategoryTree, skuId }, { subscribe: false }));
    return null;
  };

export const routes: FeatureRoute[] = [
  {
    path: screens.product_page,
    handle: { screen: 'product_page', access: 'public', titleKey: 'product:title' },
    loader: loaderOf('product'),
    lazy,
  },
  {
    path: screens.service_page,
    handle: { screen: 'service_page', access: 'public', titleKey: 'product:title' },
    loader: loaderOf('service'),
    lazy,
  },
];

import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.basket_page,
    handle: { screen: 'basket_page', access: { any: ['cart'] }, titleKey: 'cart:title', ownSearch: true },
    lazy: withTexts(['cart', 'product'], () => import('./cart-page')),
  },
];

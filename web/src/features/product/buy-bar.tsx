import type { ProductView } from '@setu/contract';
import { PageBar } from '../../ui/page/page-bar';
import { CartAction, RequestButton, SignInForCart } from './product-actions';

/**
 * On phones, keeps the cart and request buttons visible while the page scrolls. The price is above, next to the name.
 * Shows nothing to users who cannot request.
 */
export function BuyBar({ view, count }: { view: ProductView; count: number }) {
  const { actions } = view;
  if (actions.request === null) return null;
  return (
    <PageBar>
      {actions.request === 'sign_in' ? (
        <SignInForCart view={view} count={count} isAgain />
      ) : (
        actions.add_to_cart && <CartAction view={view} count={count} isAgain />
      )}
      <RequestButton view={view} count={count} />
    </PageBar>
  );
}

import type { ProductView } from '@setu/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconShoppingCart } from '../../ui/icon/icons';
import { openModal } from '../../ui/modal/modal-store';
import { CompleteRegistrationModal } from './complete-registration-modal';
import { toSignIn } from './paths';
import styles from './product.module.css';
import { useAddToCart } from './use-add-to-cart';
import { useRequestFromCard } from './use-request-from-card';

interface ActionsProps {
  view: ProductView;
  count: number;
}

/** Request and cart, one below the other. Visitors get the sign-in that comes back here. */
export function ProductActions({ view, count }: ActionsProps) {
  const { actions } = view;
  return (
    <div className={styles.actions} data-keep-clear>
      {actions.request && <RequestButton view={view} count={count} />}
      {actions.request === 'sign_in' ? (
        <SignInForCart />
      ) : (
        actions.add_to_cart && <CartAction view={view} count={count} />
      )}
    </div>
  );
}

/** The page's one filled button. */
export function RequestButton({ view: { card, actions }, count }: ActionsProps) {
  const t = useTexts('product');
  const { pathname, search } = useLocation();
  const { run: start, isBusy } = useRequestFromCard();
  if (actions.request === null) return null;
  if (actions.request === 'sign_in') {
    return (
      <ButtonLink to={toSignIn(pathname + search)} tone="main" size="large" isWide>
        {t('actions.signInToRequest')}
      </ButtonLink>
    );
  }
  const handlePress = () =>
    actions.request === 'allowed' ? start({ skuId: card.sku_id, count }) : openModal(CompleteRegistrationModal, {});
  return (
    <Button
      tone="main"
      size="large"
      isWide
      isBusy={isBusy}
      hasPopup={actions.request === 'commerce_not_allowed' ? 'dialog' : undefined}
      onClick={handlePress}
    >
      {t('actions.request')}
    </Button>
  );
}

function CartAction({ view: { card }, count }: ActionsProps) {
  const t = useTexts();
  const { run: add, isBusy } = useAddToCart();
  const handlePress = () => add({ id: card.sku_id, count, name: card.name });
  return (
    <Button size="large" icon={IconShoppingCart} isWide isBusy={isBusy} onClick={handlePress}>
      {t('product.toCart')}
    </Button>
  );
}

function SignInForCart() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={toSignIn(pathname + search)} size="large" icon={IconShoppingCart} isWide>
      {t('product.toCart')}
    </ButtonLink>
  );
}

import type { ProductView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { Button } from '../../ui/button/button';
import { IconShoppingCart } from '../../ui/icon/icons';
import styles from './product.module.css';
import { QuestionButton } from './question-button';
import { SignInLink } from './sign-in-link';
import { useAddToCart } from './use-add-to-cart';
import { useRequestFromCard } from './use-request-from-card';

interface ActionsProps {
  view: ProductView;
  count: number;
  /** Whether the page has the same button elsewhere. The name of the product then tells them apart. */
  isAgain?: boolean;
}

/** Shows the request and cart buttons, one below the other. Visitors get a sign-in that returns to this page. */
export function ProductActions({ view, count }: ActionsProps) {
  const { actions } = view;
  return (
    <div className={styles.actions} data-keep-clear>
      {actions.request && <RequestButton view={view} count={count} />}
      {actions.request === 'sign_in' ? (
        <SignInForCart view={view} count={count} />
      ) : (
        actions.add_to_cart && <CartAction view={view} count={count} />
      )}
      <QuestionButton view={view} count={count} />
    </div>
  );
}

/** Shows the request button, the only filled button of the page. */
export function RequestButton({ view: { card, actions }, count }: ActionsProps) {
  const t = useTexts('product');
  const { run: start, isBusy } = useRequestFromCard();
  if (actions.request === null) return null;
  if (actions.request === 'sign_in') {
    return (
      <SignInLink action="request" card={card} count={count} tone="main" size="large">
        {t('actions.signInToRequest')}
      </SignInLink>
    );
  }
  const handlePress = () =>
    actions.request === 'allowed' ? start({ skuId: card.sku_id, count }) : explainRegistration();
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

export function CartAction({ view: { card }, count, isAgain = false }: ActionsProps) {
  const t = useTexts();
  const { run: add, isBusy } = useAddToCart();
  const handlePress = () => add({ id: card.sku_id, count, name: card.name });
  return (
    <Button
      size="large"
      icon={IconShoppingCart}
      isWide={!isAgain}
      isIconOnPhone={isAgain}
      isBusy={isBusy}
      ariaLabel={isAgain ? `${t('product.toCart')}: ${card.name}` : undefined}
      onClick={handlePress}
    >
      {t('product.toCart')}
    </Button>
  );
}

export function SignInForCart({ view: { card }, count, isAgain = false }: ActionsProps) {
  const t = useTexts();
  return (
    <SignInLink
      action="add_to_cart"
      card={card}
      count={count}
      size="large"
      icon={IconShoppingCart}
      isIconOnPhone={isAgain}
    >
      {t('product.toCart')}
    </SignInLink>
  );
}

import { type CardView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useHasScreen } from '../../session/screens';
import { useSession } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconCheck, IconShoppingCart } from '../../ui/icon/icons';
import { cartAccess, firstCount } from './cart-access';
import { SignInLink } from './sign-in-link';
import { useAddToCart } from './use-add-to-cart';

/**
 * Shows the only action of a card in a list. After a click it becomes a link to the cart. Shows nothing to users
 * without a cart.
 */
export function CartButton({ card }: { card: CardView }) {
  const t = useTexts();
  const session = useSession();
  const hasScreen = useHasScreen();
  const { run: add, isBusy } = useAddToCart();
  const [isAdded, setAdded] = useState(false);
  const access = cartAccess(session, card.draft);
  if (access === 'none') return null;
  if (access === 'sign-in') {
    return (
      <SignInLink action="add_to_cart" card={card} count={firstCount(card.minimum_quantum)} icon={IconShoppingCart}>
        {t('product.toCart')}
      </SignInLink>
    );
  }
  if (isAdded && hasScreen('basket_page')) {
    return (
      <ButtonLink to={screenPath('basket_page')} tone="soft" icon={IconCheck} isWide>
        {t('product.inCart')}
      </ButtonLink>
    );
  }
  const handlePress = async () => {
    const line = { id: card.sku_id, count: firstCount(card.minimum_quantum), name: card.name };
    if (await add(line)) setAdded(true);
  };
  return (
    <Button icon={IconShoppingCart} isBusy={isBusy} isWide onClick={handlePress}>
      {t('product.toCart')}
    </Button>
  );
}

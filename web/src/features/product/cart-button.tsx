import { type CardView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useHasScreen } from '../../session/screens';
import { useSession } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconCheck, IconMessagePlus, IconShoppingCart } from '../../ui/icon/icons';
import { cartAccess, firstCount } from './cart-access';
import { SignInLink } from './sign-in-link';
import { useAddToCart } from './use-add-to-cart';
import { useRequestFromCard } from './use-request-from-card';

/**
 * Shows the only action of a card in a list: the cart, which becomes a link to it after a click, or the request of a
 * price that the supplier does not publish. Shows nothing to users without a cart.
 */
export function CartButton({ card }: { card: CardView }) {
  const access = cartAccess(useSession(), card.draft);
  if (access === 'none') return null;
  const Action = card.price_from === null ? AskPrice : ToCart;
  return <Action card={card} access={access} />;
}

interface ActionProps {
  card: CardView;
  access: 'add' | 'sign-in';
}

function AskPrice({ card, access }: ActionProps) {
  const t = useTexts();
  const { run: request, isBusy } = useRequestFromCard();
  const count = firstCount(card.minimum_quantum);
  if (access === 'sign-in') {
    return (
      <SignInLink action="request" card={card} count={count} icon={IconMessagePlus}>
        {t('product.askPrice')}
      </SignInLink>
    );
  }
  return (
    <Button icon={IconMessagePlus} isBusy={isBusy} isWide onClick={() => request({ skuId: card.sku_id, count })}>
      {t('product.askPrice')}
    </Button>
  );
}

function ToCart({ card, access }: ActionProps) {
  const t = useTexts();
  const hasScreen = useHasScreen();
  const { run: add, isBusy } = useAddToCart();
  const [isAdded, setAdded] = useState(false);
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

import type { CardView } from '@setu/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/use-session';
import { fromHere } from '../../ui/page/back-link';
import { ProductCard } from '../../ui/product-card/product-card';
import { cartAccess } from './cart-access';
import { CartButton } from './cart-button';
import { toCard } from './paths';

interface CardTileProps {
  card: CardView;
  layout?: 'grid' | 'list';
  /** Pictures of the first row load immediately. */
  isFirstRow?: boolean;
  /** The page of the list, for the way back from the card. */
  page?: number;
  headingLevel?: 2 | 3;
  hasSupplier?: boolean;
  /** What a unit costs in the customer's city. */
  landed?: ReactNode;
  /** An action for users who may edit the card. It replaces the cart button. */
  action?: ReactNode;
  /** Called when the card's page is opened. */
  onOpen?: () => void;
}

/** Shows a card in a list with a link to its page, and the cart button for users who have a cart. */
export function CardTile({ card, page, action, ...look }: CardTileProps) {
  const location = useLocation();
  const session = useSession();
  const hasAction = cartAccess(session, card.draft) !== 'none';
  return (
    <ProductCard
      card={card}
      to={toCard(card, page)}
      state={fromHere(location)}
      action={action ?? (hasAction ? <CartButton card={card} /> : undefined)}
      {...look}
    />
  );
}

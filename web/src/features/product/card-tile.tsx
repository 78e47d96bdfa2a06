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
  /** The first row loads its pictures at once. */
  isFirstRow?: boolean;
  /** Page of the list, for the way back from the card. */
  page?: number;
  headingLevel?: 2 | 3;
  hasSupplier?: boolean;
  /** Of those who write the card, in place of the cart's. */
  action?: ReactNode;
  /** Its page is being opened. */
  onOpen?: () => void;
}

/** A card in any list, linked to its page, with the cart button for those who have a cart. */
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

import type { ListedCardView } from '@setu/contract';
import type { ReactNode } from 'react';
import { FindForMeTile } from '../../../kit/find-for-me/find-for-me-tile';
import { CardGrid, CardSkeletons } from '../../../ui/product-card/card-grid';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { CardTile } from '../../product/public';
import { LandedPrice } from './landed-price';
import type { CardLayout } from './use-card-layout';

interface CardResultsProps {
  /** Undefined while the first page loads. */
  cards: ListedCardView[] | undefined;
  layout: CardLayout;
  page: number;
  isFetching: boolean;
  /** Whether cards show their landed prices. */
  hasLanded: boolean;
  /** The current search. */
  searched: string;
  /** Whether all cards have the same supplier, whom the page names. */
  isOfOneSupplier: boolean;
  /** Called when a card is opened. */
  onOpen?: (card: ListedCardView) => void;
  /** Returns the actions for users who may edit the card. */
  actionOf?: (card: ListedCardView) => ReactNode;
}

const firstRow = 5;
const smallestPage = 10;

/** Shows the cards of the page, placeholders while they load, and dimmed cards while newer ones load. */
export function CardResults({
  cards,
  layout,
  page,
  isFetching,
  hasLanded,
  searched,
  isOfOneSupplier,
  actionOf,
  onOpen,
}: CardResultsProps) {
  return (
    <LoadingRegion isBusy={isFetching}>
      <CardGrid layout={layout} columns="page">
        {cards ? (
          cards.map((card, index) => (
            <CardTile
              key={card.sku_id}
              card={card}
              layout={layout}
              isFirstRow={index < firstRow}
              page={page}
              headingLevel={2}
              hasSupplier={!isOfOneSupplier}
              landed={hasLanded && card.landed && <LandedPrice card={card} />}
              action={actionOf?.(card)}
              onOpen={onOpen && (() => onOpen(card))}
            />
          ))
        ) : (
          <CardSkeletons layout={layout} count={smallestPage} />
        )}
        {cards && layout === 'grid' && <FindForMeTile cards={cards.length} name={searched} />}
      </CardGrid>
    </LoadingRegion>
  );
}

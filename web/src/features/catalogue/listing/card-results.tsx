import type { CardView } from '@setu/contract';
import type { ReactNode } from 'react';
import { FindForMeTile } from '../../../kit/find-for-me/find-for-me-tile';
import { CardGrid, CardSkeletons } from '../../../ui/product-card/card-grid';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { CardTile } from '../../product/public';
import type { CardLayout } from './use-card-layout';

interface CardResultsProps {
  /** Undefined while the first page loads. */
  cards: CardView[] | undefined;
  layout: CardLayout;
  page: number;
  isFetching: boolean;
  /** What was searched for. */
  searched: string;
  /** A card is being opened. */
  onOpen?: (card: CardView) => void;
  /** What those who write the cards may do with one. */
  actionOf?: (card: CardView) => ReactNode;
}

const firstRow = 5;
const smallestPage = 10;

/** The cards of the page; their places while they load; dimmed while newer ones are on their way. */
export function CardResults({ cards, layout, page, isFetching, searched, actionOf, onOpen }: CardResultsProps) {
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
              // Those who write cards are on the page of one supplier, and need the room for what they do.
              hasSupplier={!actionOf || layout === 'grid'}
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

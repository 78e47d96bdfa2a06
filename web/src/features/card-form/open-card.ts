import type { CardFormView, CategoryNode } from '@setu/contract';

/** The data that a card's form opens with. */
export interface OpenCard {
  view: CardFormView;
  trees: readonly CategoryNode[];
}

import type { CardFormView, CategoryNode } from '@setu/contract';

/** A card as its form opens with it. */
export interface OpenCard {
  view: CardFormView;
  trees: readonly CategoryNode[];
}

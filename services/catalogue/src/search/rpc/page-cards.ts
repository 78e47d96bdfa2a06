import type * as wireCards from '@setu/proto/catalogue/cards';
import type * as wire from '@setu/proto/catalogue/search';
import type { CatalogueDeps } from '../../deps.js';
import { toWireCard } from '../../wire/card.js';
import { toLandedFigure } from './landed-figures.js';

/** The cards of a page: as messages for staff, who see more of a public card, and encoded for all others. */
export interface PageCards {
  own: wireCards.Card[];
  encoded: readonly Uint8Array[];
  landed: wire.LandedFigure[];
}

/** Returns the cards of a page, with their landed prices on request. */
export async function pageCards(
  { read, edge }: Pick<CatalogueDeps, 'read' | 'edge'>,
  ids: readonly string[],
  { isStaff, withLanded }: { isStaff: boolean; withLanded: boolean },
): Promise<PageCards> {
  if (!isStaff) {
    const { cards, landed } = await edge.shownCards.encoded(ids, withLanded);
    return { own: [], encoded: cards, landed: landed.map(toLandedFigure) };
  }
  const [own, landed] = await Promise.all([read.cards.listed(ids), withLanded ? read.landedPrices.shown(ids) : []]);
  return { own: own.map((card) => toWireCard(card, true)), encoded: [], landed: landed.map(toLandedFigure) };
}

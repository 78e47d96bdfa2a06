import { variantsOf } from '../pictures/variants.js';

/** The fields of a card that decide which cards it is listed next to. */
export interface Shown {
  id: string;
  categoryId: string;
  companyId: string;
  popularityRank: number;
  publishedDaysAgo: number;
  /** The names of the drawings in the card's gallery, the main one first. */
  drawings: string[];
}

/**
 * Cards at most this many positions apart in a list must look different. This covers the cards in the same row and the
 * card above.
 */
const near = 5;
/** The number of newest cards to keep different: those the home page shows as new, and some more. */
const newestShown = 24;

/**
 * Chooses a main drawing for each card and returns its name by card id. Cards near each other in a list get different
 * drawings. The lists are the newest cards and, by popularity, all cards, the cards of each category and those of each
 * supplier.
 */
export function unlikeNeighbours(cards: readonly Shown[]): Map<string, string> {
  const chosen = new Map<string, string>();
  const newest = [...cards].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo).slice(0, newestShown);
  choose(newest, () => ['newest'], chosen);
  const popular = [...cards].sort((a, b) => a.popularityRank - b.popularityRank);
  choose(popular, ({ categoryId, companyId }) => ['all', categoryId, companyId], chosen);
  return chosen;
}

// Fills the lists in order. A card gets a drawing that none of its lists has just shown, preferably its own.
function choose(cards: readonly Shown[], listsOf: (card: Shown) => string[], chosen: Map<string, string>): void {
  const lists = new Map<string, string[]>();
  for (const card of cards) {
    const own = listsOf(card).map((list) => lists.get(list) ?? []);
    const name = chosen.get(card.id) ?? unlike(card, own);
    chosen.set(card.id, name);
    for (const list of listsOf(card)) lists.set(list, [...(lists.get(list) ?? []).slice(-near), name]);
  }
}

function unlike({ drawings: [main = ''] }: Shown, lists: readonly string[][]): string {
  for (let reach = near; reach > 0; reach -= 1) {
    const inUse = new Set(lists.flatMap((list) => list.slice(-reach)));
    const free = variantsOf(main).find((variant) => !inUse.has(variant));
    if (free !== undefined) return free;
  }
  return main;
}

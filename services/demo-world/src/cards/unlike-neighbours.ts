import { variantsOf } from '../pictures/variants.js';

/** What of a card decides beside which others it is shown. */
export interface Shown {
  id: string;
  categoryId: string;
  companyId: string;
  popularityRank: number;
  publishedDaysAgo: number;
  /** Of its gallery, the main one first. */
  drawings: string[];
}

/** A row of a list at most, and the card above. */
const near = 5;
/** What the home page calls new, and some more. */
const newestShown = 24;

/**
 * Takes all cards, gives the name of each one's main drawing, by the card's id: no two cards that stand near each other
 * in a list by popularity, of everything, a category or a supplier, or among the newest, show the same one.
 */
export function unlikeNeighbours(cards: readonly Shown[]): Map<string, string> {
  const chosen = new Map<string, string>();
  const newest = [...cards].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo).slice(0, newestShown);
  choose(newest, () => ['newest'], chosen);
  const popular = [...cards].sort((a, b) => a.popularityRank - b.popularityRank);
  choose(popular, ({ categoryId, companyId }) => ['all', categoryId, companyId], chosen);
  return chosen;
}

// Lists are filled in order; a drawing is taken that none of a card's lists has just shown, its own before others.
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
    const taken = new Set(lists.flatMap((list) => list.slice(-reach)));
    const free = variantsOf(main).find((variant) => !taken.has(variant));
    if (free !== undefined) return free;
  }
  return main;
}

/** A card and how close it is. Higher is closer. Scores of one search can be compared with each other. */
export interface Neighbour {
  id: string;
  score: number;
}

/** How close unrelated cards are to a text, by its scores with a sample of all cards. */
export interface Spread {
  median: number;
  /** How far the scores are below the median. Related cards, which are above it, do not change this. */
  deviation: number;
  /** The number of cards in the sample. */
  cards: number;
}

/** The share of a normal distribution that is more than one standard deviation below its median. */
const belowOneDeviation = 0.16;

/** Returns the spread of some scores. */
export function spreadOf(scores: readonly number[]): Spread {
  const ordered = scores.toSorted((one, other) => one - other);
  const at = (share: number): number => ordered[Math.floor(scores.length * share)] ?? 0;
  return { median: at(0.5), deviation: at(0.5) - at(belowOneDeviation), cards: scores.length };
}

/** A smaller sample does not show how close unrelated cards are. */
const fewestCards = 50;
/** How far a related card stands out. */
export interface Cut {
  /** It is this many deviations above the median. */
  deviations: number;
  /** It has this share of the distance from the median to the nearest card. */
  share: number;
}

/**
 * The cut for a search, as measured with searches of buyers (load-tests/RESULTS.md). A search of random letters has
 * no card as far above the median.
 */
export const searchCut: Cut = { deviations: 3.75, share: 0.8 };
/** The cut for a card. Its nearest cards may be its own variants, which are far closer than all others. */
export const cardCut: Cut = { deviations: 5, share: 0 };

/**
 * Returns those of the cards nearest to a text, nearest first, that are related to it. Scores of different texts cannot
 * be compared, so a card must stand out from the other cards of the same text. Few cards in all are all related.
 */
export function related(
  neighbours: readonly Neighbour[],
  { median, deviation, cards }: Spread,
  { deviations, share }: Cut,
): Neighbour[] {
  if (cards < fewestCards) return [...neighbours];
  const best = neighbours[0]?.score ?? median;
  const least = median + Math.max(deviations * deviation, share * (best - median));
  return neighbours.filter(({ score }) => score >= least);
}

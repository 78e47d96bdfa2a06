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
/** A card that is related to another card is this many deviations above the median. */
const minDeviations = 5;

/**
 * Returns those of the cards nearest to a text, nearest first, that are related to it. Scores of different texts cannot
 * be compared, so a card must stand out from the other cards of the same text. Few cards in all are all related.
 */
export function related(neighbours: readonly Neighbour[], { median, deviation, cards }: Spread): Neighbour[] {
  if (cards < fewestCards) return [...neighbours];
  const least = median + minDeviations * deviation;
  return neighbours.filter(({ score }) => score >= least);
}

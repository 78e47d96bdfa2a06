import type { HeldOutCard } from './cards.js';
import type { Language, Question } from './questions.js';

/** Returns the ids of the best cards for a search. */
export type SearchCards = (search: string, language: Language) => Promise<string[]>;

/** How well searches of a kind were answered, as shares of 1. */
export interface Recalled {
  kind: string;
  language: Language;
  searches: number;
  /** The share of searches with a right card among the first ten. */
  recall: number;
  /** The share of right cards among all cards in the first ten. */
  precision: number;
  /** The searches without a right card. */
  missed: string[];
  /** The searches with a wrong card. */
  wrong: string[];
}

export const examinedCards = 10;

/** Runs all searches and returns a row per kind and language. */
export async function recallOf(
  questions: readonly Question[],
  cards: ReadonlyMap<string, HeldOutCard>,
  searchCards: SearchCards,
): Promise<Recalled[]> {
  const rows = new Map<string, Recalled & { shown: number; right: number }>();
  for (const { kind, language, search, isRight } of questions) {
    const key = `${kind} ${language}`;
    const row = rows.get(key) ?? {
      ...{ kind, language, searches: 0, recall: 0, precision: 1 },
      ...{ missed: [], wrong: [], shown: 0, right: 0 },
    };
    rows.set(key, row);
    const found = (await searchCards(search, language)).slice(0, examinedCards).flatMap((id) => cards.get(id) ?? []);
    const right = found.filter(isRight).length;
    row.searches += 1;
    row.shown += found.length;
    row.right += right;
    if (right === 0) row.missed.push(search);
    if (right < found.length) row.wrong.push(search);
  }
  return [...rows.values()].map(({ shown, right, ...row }) => ({
    ...row,
    recall: 1 - row.missed.length / row.searches,
    precision: shown === 0 ? 1 : right / shown,
  }));
}

/** The minimum shares that the search must reach. */
export const bars = { recall: 0.97, precision: 0.95, between: 0.02 } as const;

/** Returns a message for each row that misses a minimum. */
export const missesOf = (rows: readonly Recalled[]): string[] =>
  rows.flatMap(({ kind, language, recall, precision, missed, wrong }) => {
    const label = `${kind} (${language})`;
    return [
      ...(recall < bars.recall
        ? [`${label}: recall ${recall.toFixed(3)}, missed ${missed.slice(0, 8).join('; ')}`]
        : []),
      ...(precision < bars.precision
        ? [`${label}: precision ${precision.toFixed(3)}, wrong cards for ${wrong.slice(0, 8).join('; ')}`]
        : []),
    ];
  });

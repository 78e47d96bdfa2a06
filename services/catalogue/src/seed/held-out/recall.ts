import type { HeldCard } from './cards.js';
import type { Language, Question } from './questions.js';

/** The best ids for a search. */
export type Ask = (search: string, language: Language) => Promise<string[]>;

/** How well searches of a kind were answered; shares of 1. */
export interface Recalled {
  kind: string;
  language: Language;
  searches: number;
  /** Searches with a card among the first ten that carries what was asked. */
  recall: number;
  /** Of all cards among the first ten, those that do. */
  precision: number;
  /** The searches that were answered without one. */
  missed: string[];
}

export const looksAt = 10;

/** Asks all questions; gives a row for each kind and language. */
export async function recallOf(
  questions: readonly Question[],
  cards: ReadonlyMap<string, HeldCard>,
  ask: Ask,
): Promise<Recalled[]> {
  const rows = new Map<string, Recalled & { shown: number; right: number }>();
  for (const { kind, language, search, isRight } of questions) {
    const key = `${kind} ${language}`;
    const row = rows.get(key) ?? {
      ...{ kind, language, searches: 0, recall: 0, precision: 1 },
      ...{ missed: [], shown: 0, right: 0 },
    };
    rows.set(key, row);
    const found = (await ask(search, language)).slice(0, looksAt).flatMap((id) => cards.get(id) ?? []);
    const right = found.filter(isRight).length;
    row.searches += 1;
    row.shown += found.length;
    row.right += right;
    if (right === 0) row.missed.push(search);
  }
  return [...rows.values()].map(({ shown, right, ...row }) => ({
    ...row,
    recall: 1 - row.missed.length / row.searches,
    precision: shown === 0 ? 1 : right / shown,
  }));
}

/** Least shares a catalogue answers with. */
export const bars = { recall: 0.97, precision: 0.95, between: 0.02 } as const;

/** What of the rows misses a bar, told. */
export const missesOf = (rows: readonly Recalled[]): string[] =>
  rows.flatMap(({ kind, language, recall, precision, missed }) => {
    const told = `${kind} (${language})`;
    return [
      ...(recall < bars.recall
        ? [`${told}: recall ${recall.toFixed(3)}, missed ${missed.slice(0, 8).join('; ')}`]
        : []),
      ...(precision < bars.precision ? [`${told}: precision ${precision.toFixed(3)}`] : []),
    ];
  });

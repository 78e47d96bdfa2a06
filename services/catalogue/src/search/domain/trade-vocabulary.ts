import type { SearchWord, Term } from './search-query.js';

/** A group of the shipped vocabulary. */
export interface TradeGroup<Text> {
  /** Terms that replace each other. */
  same: readonly Text[];
  /** Terms for other goods that are near. A search uses them only if it finds nothing else. */
  seeAlso: readonly Text[];
  /** Words that no word of the group is ever corrected to. */
  never: readonly string[];
}

/** For a word, the words and stems (after `~`) that it is never corrected to. */
export type NeverWords = ReadonlyMap<string, ReadonlySet<string>>;

/** The vocabulary, prepared for reading searches. `inVocabulary` looks terms up. */
export interface TradeVocabulary {
  same: ReadonlyMap<string, readonly Term[]>;
  seeAlso: ReadonlyMap<string, readonly Term[]>;
  never: NeverWords;
}

const keyOf = ({ word, stem }: SearchWord): string => (stem === undefined ? word : `~${stem}`);

const spellingOf = (term: Term): string => term.map(({ word }) => word).join(' ');
/** The same for all inflected forms of a term. */
const stemKeyOf = (term: Term): string => term.map(keyOf).join(' ');

/** Returns the entry of a term: that of its spelling, otherwise that of its inflected forms. */
export const inVocabulary = <Value>(known: ReadonlyMap<string, Value>, term: Term): Value | undefined =>
  known.get(spellingOf(term)) ?? known.get(stemKeyOf(term));

/**
 * Returns entries by the spelling and the stems of their terms. Stems that terms of different entries share («мёд» and
 * «медь») find none of them.
 */
function entriesBy(entries: readonly (readonly [term: Term, value: readonly Term[]])[]) {
  const byStem = new Map<string, readonly Term[]>();
  const shared = new Set<string>();
  for (const [term, value] of entries) {
    const stem = stemKeyOf(term);
    if ((byStem.get(stem) ?? value) !== value) shared.add(stem);
    byStem.set(stem, value);
  }
  for (const stem of shared) byStem.delete(stem);
  return new Map([...byStem, ...entries.map(([term, value]) => [spellingOf(term), value] as const)]);
}

/** Prepares the groups of the vocabulary for reading searches. */
export function prepareVocabulary(groups: readonly TradeGroup<Term>[]): TradeVocabulary {
  const never = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const [word, ...more] of group.same)
      if (group.never.length > 0 && word && more.length === 0) never.set(word.word, new Set(group.never));
  }
  return {
    same: entriesBy(groups.flatMap(({ same }) => (same.length > 1 ? same.map((term) => [term, same] as const) : []))),
    seeAlso: entriesBy(
      groups.flatMap(({ same, seeAlso }) => (seeAlso.length > 0 ? same.map((term) => [term, seeAlso] as const) : [])),
    ),
    never,
  };
}

/** A vocabulary without words. */
export const noVocabulary: TradeVocabulary = prepareVocabulary([]);

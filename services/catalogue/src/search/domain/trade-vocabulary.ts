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

/** The vocabulary, prepared for reading searches. The keys of terms are those of `vocabularyKey`. */
export interface TradeVocabulary {
  same: ReadonlyMap<string, readonly Term[]>;
  seeAlso: ReadonlyMap<string, readonly Term[]>;
  never: NeverWords;
}

const keyOf = ({ word, stem }: SearchWord): string => (stem === undefined ? word : `~${stem}`);

/** Returns the key of a term, which is the same for all its inflected forms. */
export const vocabularyKey = (term: Term): string => term.map(keyOf).join(' ');

/** Prepares the groups of the vocabulary for reading searches. */
export function prepareVocabulary(groups: readonly TradeGroup<Term>[]): TradeVocabulary {
  const same = new Map<string, readonly Term[]>();
  const seeAlso = new Map<string, readonly Term[]>();
  const never = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const term of group.same) {
      if (group.same.length > 1) same.set(vocabularyKey(term), group.same);
      if (group.seeAlso.length > 0) seeAlso.set(vocabularyKey(term), group.seeAlso);
      const [word] = term;
      if (group.never.length > 0 && word && term.length === 1) never.set(word.word, new Set(group.never));
    }
  }
  return { same, seeAlso, never };
}

/** A vocabulary without words. */
export const noVocabulary: TradeVocabulary = prepareVocabulary([]);

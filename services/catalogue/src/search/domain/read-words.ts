import type { SearchWord, Segment, Term } from './search-query.js';
import { longestTerm, termKeys, type WordLists } from './word-lists.js';

/**
 * Returns the language of a search by its letters: Russian if it has both alphabets, the user's language if it has no
 * letters.
 */
export function searchLanguageOf(words: readonly SearchWord[], reader: 'ru' | 'en'): 'ru' | 'en' {
  if (words.some(({ word }) => /[а-я]/.test(word))) return 'ru';
  return words.some(({ word }) => /[a-z]/.test(word)) ? 'en' : reader;
}

const isSame = (one: Term, other: Term): boolean =>
  one.length === other.length && one.every(({ word }, i) => word === other[i]?.word);

function alternativesTo(term: Term, known: ReadonlyMap<string, readonly Term[]>): Term[] {
  const found: Term[] = [];
  for (const other of termKeys(term).flatMap((key) => known.get(key) ?? [])) {
    if (!isSame(other, term) && !found.some((one) => isSame(one, other))) found.push(other);
  }
  return found;
}

/** Drops stop words, unless no searchable word would be left. */
function withoutStopWords<Word extends SearchWord>(
  segments: readonly Segment<Word>[],
  stopWords: ReadonlySet<string>,
): Segment<Word>[] {
  const isStop = ({ words, alternatives }: Segment<Word>): boolean =>
    alternatives.length === 0 &&
    words.every(({ word, stem }) => stopWords.has(word) || (stem !== undefined && stopWords.has(`~${stem}`)));
  const isSearchable = (segment: Segment<Word>): boolean =>
    !isStop(segment) && segment.words.some(({ stem }) => stem !== undefined);
  if (!segments.some(isSearchable)) return [...segments];
  return segments.map((segment) => (isStop(segment) ? { ...segment, isDropped: true } : segment));
}

/**
 * Splits the words of a search into segments, each with its synonyms, using the admins' lists. If several terms match
 * at a word, the longest one is used. A word with synonyms is never dropped. Synonyms of synonyms are not used.
 */
export function readWords<Word extends SearchWord>(
  words: readonly Word[],
  lists: WordLists,
  reader: 'ru' | 'en',
): Segment<Word>[] {
  const language = searchLanguageOf(words, reader);
  const known = lists.alternatives[language];
  const stopWords = lists.stopWords[language];
  if (known.size === 0 && stopWords.size === 0) {
    return words.map((word) => ({ words: [word], alternatives: [], isDropped: false }));
  }
  const segments: Segment<Word>[] = [];
  for (let at = 0; at < words.length; ) {
    const segment = longestFrom(words.slice(at, at + longestTerm), known);
    segments.push(segment);
    at += segment.words.length;
  }
  return withoutStopWords(segments, stopWords);
}

function longestFrom<Word extends SearchWord>(
  words: readonly Word[],
  known: ReadonlyMap<string, readonly Term[]>,
): Segment<Word> {
  for (let length = words.length; length > 0; length -= 1) {
    const term = words.slice(0, length);
    const alternatives = alternativesTo(term, known);
    if (alternatives.length > 0) return { words: term, alternatives, isDropped: false };
  }
  return { words: words.slice(0, 1), alternatives: [], isDropped: false };
}

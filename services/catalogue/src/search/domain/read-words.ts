import type { SearchWord, Segment, Term } from './search-query.js';
import { longestTerm, termKeys, type WordLists } from './word-lists.js';

/** The language of a search: that of its letters; one without any is in its reader's. Russian where it has both. */
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

/** Stop words are dropped, unless nothing is left to search by then. */
function withoutStopWords<Word extends SearchWord>(
  segments: readonly Segment<Word>[],
  stopWords: ReadonlySet<string>,
): Segment<Word>[] {
  const isStop = ({ words, alternatives }: Segment<Word>): boolean =>
    alternatives.length === 0 &&
    words.every(({ word, stem }) => stopWords.has(word) || (stem !== undefined && stopWords.has(`~${stem}`)));
  const asks = (segment: Segment<Word>): boolean =>
    !isStop(segment) && segment.words.some(({ stem }) => stem !== undefined);
  if (!segments.some(asks)) return [...segments];
  return segments.map((segment) => (isStop(segment) ? { ...segment, isDropped: true } : segment));
}

/**
 * Takes the words of a search in order, and what admins tell of words; gives the words in segments, each with what may
 * stand for it. The longest term that begins at a word counts; a word with synonyms is never dropped. What stands for a
 * term is not looked up again: synonyms of synonyms are none.
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

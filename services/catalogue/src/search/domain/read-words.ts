import { conversionsOf } from './conversions.js';
import { otherSpellings } from './designations.js';
import type { NearMeaning, SearchWord, Segment, Term } from './search-query.js';
import { inVocabulary, type TradeVocabulary } from './trade-vocabulary.js';
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

function withoutSame(term: Term, others: readonly Term[]): Term[] {
  const found: Term[] = [];
  for (const other of others) if (!isSame(other, term) && !found.some((one) => isSame(one, other))) found.push(other);
  return found;
}

const ofAdmins = (term: Term, known: ReadonlyMap<string, readonly Term[]>): Term[] =>
  termKeys(term).flatMap((key) => known.get(key) ?? []);

/** Returns terms of the vocabulary without those that the admins keep apart from a term. */
function joinable(term: Term, others: readonly Term[], { apart }: KnownTerms): readonly Term[] {
  const kept = ofAdmins(term, apart);
  return kept.length === 0 ? others : others.filter((other) => !kept.some((one) => isSame(one, other)));
}

/** Returns the terms that replace a term: those of the admins, of the vocabulary, and other spellings of a designation. */
function alternativesTo(term: Term, known: KnownTerms): Term[] {
  const { admins, vocabulary } = known;
  const [only, ...more] = term;
  const spellings = only && more.length === 0 ? otherSpellings(only.word).map(plainTerm) : [];
  return withoutSame(term, [
    ...ofAdmins(term, admins),
    ...joinable(term, inVocabulary(vocabulary.same, term) ?? [], known),
    ...spellings,
  ]);
}

/** Returns the near meanings of a term: what the admins or the vocabulary refer to, and a measure in other units. */
function nearMeanings(term: Term, known: KnownTerms): NearMeaning[] {
  const { seeAlso, vocabulary, reader } = known;
  const [only, ...more] = term;
  return [
    ...withoutSame(term, [
      ...ofAdmins(term, seeAlso),
      ...joinable(term, inVocabulary(vocabulary.seeAlso, term) ?? [], known),
    ]).map(asMeaning),
    ...(only && more.length === 0 ? converted(only.word, reader) : []),
  ];
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
 * Splits the words of a search into segments, each with its synonyms, using the vocabulary and the admins' lists. If several terms match
 * at a word, the longest one is used. A word with synonyms is never dropped. Synonyms of synonyms are not used.
 */
export function readWords<Word extends SearchWord>(
  words: readonly Word[],
  lists: WordLists,
  reader: 'ru' | 'en',
): Segment<Word>[] {
  const language = searchLanguageOf(words, reader);
  const known = {
    ...{ admins: lists.alternatives[language], seeAlso: lists.seeAlso[language], apart: lists.apart[language] },
    ...{ vocabulary: lists.vocabulary, reader },
  };
  const stopWords = lists.stopWords[language];
  const segments: Segment<Word>[] = [];
  for (let at = 0; at < words.length; ) {
    const segment = longestFrom(words.slice(at, at + longestTerm), known);
    segments.push(segment);
    at += segment.words.length;
  }
  return withoutStopWords(segments, stopWords);
}

/** The words of the admins in the language of a search, and the vocabulary. */
interface KnownTerms {
  admins: ReadonlyMap<string, readonly Term[]>;
  seeAlso: ReadonlyMap<string, readonly Term[]>;
  apart: ReadonlyMap<string, readonly Term[]>;
  vocabulary: TradeVocabulary;
  /** The language of the user, for the units in near meanings. */
  reader: 'ru' | 'en';
}

function longestFrom<Word extends SearchWord>(words: readonly Word[], known: KnownTerms): Segment<Word> {
  for (let length = words.length; length > 0; length -= 1) {
    const term = words.slice(0, length);
    const alternatives = alternativesTo(term, known);
    const near = nearMeanings(term, known);
    if (alternatives.length > 0 || near.length > 0)
      return { words: term, alternatives, isDropped: false, ...(near.length > 0 && { near }) };
  }
  return { words: words.slice(0, 1), alternatives: [], isDropped: false };
}

/** Returns a term of words without inflected forms. */
const plainTerm = (words: readonly string[]): Term => words.map((word) => ({ word, stem: word }));

const asMeaning = (term: Term): NearMeaning => ({ terms: [term], shown: term.map(({ word }) => word).join(' ') });

const converted = (word: string, reader: 'ru' | 'en'): NearMeaning[] =>
  conversionsOf(word, reader).map(({ words, shown }) => ({ terms: words.map((one) => plainTerm([one])), shown }));

import type { LocalText } from '../../domain/local-text.js';
import { type AskedWord, suggestsAlone, suggestsCodes, weightOf } from './asked-words.js';
import type { HsCode } from './hs-code.js';

/** A code that may be suggested, and which of the asked words its names have. */
export interface CodeMatch extends HsCode {
  /** The chapter and the heading of the code, without the code itself. */
  path: readonly HsCode[];
  /** The number of words in its names. */
  length: number;
  /** The indexes of the asked words that its own names have, and of those that the names of its path have. */
  own: readonly number[];
  above: readonly number[];
}

/** Public cards that share the same number of words with the name, and have the same code. */
export interface SimilarUse {
  /** The full code of the cards. */
  code: string;
  shared: number;
  /** The cards are in the category of the goods. */
  isSame: boolean;
  cards: number;
  examples: readonly LocalText[];
}

/** A code for goods of a name, with the reasons for it. */
export interface HsSuggestion {
  code: CodeMatch;
  words: readonly string[];
  similarCards: number;
  examples: readonly LocalText[];
}

export interface Candidates {
  asked: readonly AskedWord[];
  allCodes: number;
  matches: readonly CodeMatch[];
  uses: readonly SimilarUse[];
  /** The number of words by which cards were compared. */
  compared: number;
}

const maxSuggestions = 5;
const maxExamples = 2;
/** Cards count as similar if they share this part of the words that the most similar card shares. */
const similarPart = 0.7;
/** A weaker suggestion than this part of the best one would only distract. */
const worthPart = 0.4;
/** The lowest score of a suggestion: most words of the name match nothing, or few cards hardly resemble it. */
const lowestScore = 0.2;
const inPathPart = 0.5;
const otherCategoryPart = 0.5;

/**
 * Returns at most five suggestions, best first. A code is suggested by a distinguishing word of the name in its own
 * names, or by similar cards that use it or a code below it. A code above a better one is left out.
 */
export function rankSuggestions({ asked, allCodes, matches, uses, compared }: Candidates): HsSuggestion[] {
  const similar = mostSimilar(uses);
  const wordScore = wordScorer(asked, allCodes);
  const cardScore = cardScorer(similar, compared);
  const scored = matches
    .map((code) => ({ code, score: wordScore(code) + cardScore(code) }))
    .toSorted((a, b) => b.score - a.score || (a.code.code < b.code.code ? -1 : 1));
  const least = Math.max(lowestScore, (scored[0]?.score ?? 0) * worthPart);
  const chosen: CodeMatch[] = [];
  for (const { code, score } of scored) {
    const isAbove = chosen.some((better) => better.code.startsWith(code.code));
    if (score >= least && !isAbove && chosen.length < maxSuggestions) chosen.push(code);
  }
  return chosen.map((code) => withReasons(code, asked, similar));
}

function mostSimilar(uses: readonly SimilarUse[]): SimilarUse[] {
  const most = Math.max(0, ...uses.map(({ shared }) => shared));
  return uses.filter(({ shared }) => shared >= Math.ceil(most * similarPart));
}

/**
 * Scores how well the names of a code match the words, from 0 to 1: by the part of the words that match, and by the part
 * of the code's own names that is matched. 0 unless its own names have a distinguishing word, and a rare one if no other
 * word matches.
 */
function wordScorer(asked: readonly AskedWord[], allCodes: number): (code: CodeMatch) => number {
  const weightAt = (index: number): number => {
    const word = asked[index];
    return word === undefined ? 0 : weightOf(word, allCodes);
  };
  const sum = (indexes: readonly number[]): number => indexes.reduce((total, index) => total + weightAt(index), 0);
  const ofName = asked.flatMap(({ isExtra }, index) => (isExtra ? [] : [index]));
  const all = sum(ofName);
  return ({ own, above, length }) => {
    const isAlone =
      ofName.length > 1 && ofName.filter((index) => own.includes(index) || above.includes(index)).length < 2;
    const isSuggested = own.some((index) => {
      const word = asked[index];
      return word !== undefined && suggestsCodes(word, allCodes) && (!isAlone || suggestsAlone(word, allCodes));
    });
    if (!isSuggested || all === 0) return 0;
    const inPath = above.filter((index) => !own.includes(index));
    const matched = Math.min(1, (sum(own) + sum(inPath) * inPathPart) / all);
    return matched * (0.6 + 0.4 * Math.min(1, own.length / Math.max(1, length)));
  };
}

/** Scores how many of the similar cards use a code, from 0 to 1. Few cards, and cards that share few words, count less. */
function cardScorer(similar: readonly SimilarUse[], compared: number): (code: HsCode) => number {
  const votes = (uses: readonly SimilarUse[]): number =>
    uses.reduce((total, { cards, isSame }) => total + cards * (isSame ? 1 : otherCategoryPart), 0);
  const all = votes(similar);
  const likeness = Math.min(1, Math.max(0, ...similar.map(({ shared }) => shared)) / Math.max(1, compared));
  return (code) => {
    const own = votes(usesOf(similar, code));
    return own === 0 ? 0 : (own / all) * (own / (own + 1)) * likeness;
  };
}

const usesOf = (uses: readonly SimilarUse[], { code }: HsCode): SimilarUse[] =>
  uses.filter((use) => use.code.startsWith(code));

function withReasons(code: CodeMatch, asked: readonly AskedWord[], similar: readonly SimilarUse[]): HsSuggestion {
  const uses = usesOf(similar, code);
  const matching = asked.filter((word, index) => !word.isExtra && [...code.own, ...code.above].includes(index));
  return {
    code,
    words: [...new Set(matching.map(({ word }) => word))],
    similarCards: uses.reduce((total, { cards }) => total + cards, 0),
    examples: uses
      .toSorted((a, b) => b.shared - a.shared)
      .flatMap(({ examples }) => examples)
      .slice(0, maxExamples),
  };
}

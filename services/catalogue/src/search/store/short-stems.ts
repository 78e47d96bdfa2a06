import { editBetween, shortestCorrected } from '../domain/one-edit.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** Stems of this length or less belong to unrelated words: «днеим» (for «деним») and «дней» have the stem «дне». */
const longestShortStem = 3;

const isDoubtful = ({ word, stem, isKnown, isExact, isWord }: KnownWord): boolean =>
  isKnown &&
  isExact === false &&
  isWord !== true &&
  word.length >= shortestCorrected &&
  stem !== undefined &&
  stem.length <= longestShortStem;

/**
 * Returns the words of a search, with those as unknown that cards only have by a short stem and that swap two letters of
 * another word on cards. Otherwise such a typing error finds unrelated cards instead of being corrected.
 */
export async function withSwapsOfShortStems(
  vocabulary: Vocabulary,
  words: ReadonlyMap<string, KnownWord>,
): Promise<ReadonlyMap<string, KnownWord>> {
  const doubtful = [...words.values()].filter(isDoubtful);
  if (doubtful.length === 0) return words;
  const near = await vocabulary.near(doubtful.map(({ word }) => word));
  const swapped = doubtful.filter(({ word }) => near.some((one) => editBetween(word, one.word) === 'swap'));
  const unknown = swapped.map(({ titled: _, ...word }) => ({ ...word, stem: word.word, isKnown: false }));
  return new Map([...words, ...unknown.map((word): [string, KnownWord] => [word.word, word])]);
}

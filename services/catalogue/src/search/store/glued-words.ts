import { isPlainWord } from '../domain/fold.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** The shortest part of a word that was typed without a space. */
const shortestPart = 3;

/** Splits an unknown word into two known ones, in case a space is missing. */
export async function fromGlued(vocabulary: Vocabulary, { word }: KnownWord, isLast: boolean): Promise<KnownWord[][]> {
  if (!isPlainWord(word) || word.length < shortestPart * 2) return [];
  const cuts = Array.from({ length: word.length - shortestPart * 2 + 1 }, (_, i) => shortestPart + i);
  const parts = cuts.map((at) => [word.slice(0, at), word.slice(at)] as const);
  const found = await vocabulary.lookUp(parts.flat());
  const exact = parts.filter((pair) => pair.every((part) => found.get(part)?.isKnown && found.get(part)?.stem));
  const byPrefix = parts.filter(([left, right]) => {
    const [one, other] = [found.get(left), found.get(right)];
    return isLast && one?.isKnown && one.stem !== undefined && other?.isBeginning;
  });
  // The split with the longest shorter part is the likeliest.
  const even = (pair: readonly [string, string]): number => Math.min(pair[0].length, pair[1].length);
  const [best] = (exact.length > 0 ? exact : byPrefix).toSorted((one, other) => even(other) - even(one));
  return best === undefined ? [] : [best.flatMap((part) => found.get(part) ?? [])];
}

import { similarNames } from '../search/domain/similar.js';
import { suggestsCodes, typedWords, weightOf } from './domain/asked-words.js';
import { type HsSuggestion, rankSuggestions } from './domain/rank-suggestions.js';
import type { Goods, hsSuggestions } from './store/hs-suggestions.js';

/** Goods that codes are suggested for. */
export interface NamedGoods extends Goods {
  /** The name, in one language or in both. */
  name: string;
  description: string;
}

interface Read {
  hsSuggestions: ReturnType<typeof hsSuggestions>;
}

/** Returns at most five codes that goods may have, best first, with the reasons for each. */
export async function suggestCodes(
  { hsSuggestions: read }: Read,
  { name, description, ...goods }: NamedGoods,
): Promise<HsSuggestion[]> {
  const typed = typedWords(name, description);
  if (typed.length === 0) return [];
  const [asked, allCodes] = await Promise.all([read.asked(typed), read.count()]);
  const finding = asked.filter((word) => suggestsCodes(word, allCodes));
  // Names are compared as if the goods were one more card, so that a word of a single card counts.
  const nameWords = asked.filter(({ isExtra }) => !isExtra).map(({ stem, cards }) => ({ stem, cards: cards + 1 }));
  const found = similarNames(nameWords);
  // A single common word ("powder") does not make cards similar, unless it is the whole name.
  const names = found !== undefined && (found.atLeast > 1 || nameWords.length === 1) ? found : undefined;
  const [codes, uses] = await Promise.all([
    finding.length === 0
      ? []
      : read.codesByWords(finding.map((word) => ({ stem: word.stem, weight: weightOf(word, allCodes) }))),
    names === undefined ? [] : read.similarUses(names, goods),
  ]);
  const matches = codes.length + uses.length === 0 ? [] : await read.matches(codes, uses, asked);
  return rankSuggestions({ asked, allCodes, matches, uses, compared: names?.stems.length ?? 0 });
}

/** The most words of a name and of a description that are looked up. */
const [maxNameWords, maxDescriptionWords] = [24, 20];

/** A word of the goods' name or description. */
export interface TypedWord {
  /** In lower case. */
  word: string;
  /** True if only the description has it. Such a word supports a code, but suggests none. */
  isExtra: boolean;
}

/** A typed word with its stem, and the numbers of codes and of public cards whose names have it. */
export interface AskedWord extends TypedWord {
  stem: string;
  codes: number;
  cards: number;
}

const wordsIn = (text: string, max: number): string[] =>
  [
    ...new Set(
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}{2,}/gu),
    ),
  ].slice(0, max);

/** Returns the words of a name and a description, without numbers and designations, each once. */
export function typedWords(name: string, description: string): TypedWord[] {
  const own = wordsIn(name, maxNameWords);
  const extra = wordsIn(description, maxDescriptionWords).filter((word) => !own.includes(word));
  return [...own.map((word) => ({ word, isExtra: false })), ...extra.map((word) => ({ word, isExtra: true }))];
}

/** The share of all codes, and the number, up to which a word distinguishes codes. */
const [distinctShare, distinctCodes] = [0.03, 12];

/** Returns whether a word suggests codes by itself. Words of many codes ("other", "steel", "parts") do not. */
export const suggestsCodes = ({ codes, isExtra }: AskedWord, allCodes: number): boolean =>
  !isExtra && codes > 0 && codes <= Math.max(distinctCodes, allCodes * distinctShare);

/** The share of all codes, and the number, up to which one word of several suggests a code without another word. */
const [sharpShare, sharpCodes] = [0.003, 4];

/** Returns whether a word that suggests codes does so although no other word of the name matches. */
export const suggestsAlone = ({ codes }: AskedWord, allCodes: number): boolean =>
  codes <= Math.max(sharpCodes, allCodes * sharpShare);

/** Returns how much a word distinguishes codes: the fewer codes have it, the more. */
export const weightOf = ({ codes, isExtra }: AskedWord, allCodes: number): number =>
  codes === 0 ? 0 : Math.log1p(allCodes / codes) * (isExtra ? 0.3 : 1);

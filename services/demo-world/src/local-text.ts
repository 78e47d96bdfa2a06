/** A text in both languages; an empty string means the text is missing in that language. */
export interface LocalText {
  en: string;
  ru: string;
}

/** English first, then Russian: how texts are written in this package's tables. */
export type Pair = readonly [en: string, ru: string];

/** Takes an English–Russian pair, gives the two-language text. */
export function localText([en, ru]: Pair): LocalText {
  return { en, ru };
}

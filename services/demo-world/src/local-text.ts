/** A text in both languages. An empty string means that the text is missing in that language. */
export interface LocalText {
  en: string;
  ru: string;
}

/** English first, then Russian, as in the tables of this package. */
export type Pair = readonly [en: string, ru: string];

/** Returns the two-language text of an English–Russian pair. */
export function localText([en, ru]: Pair): LocalText {
  return { en, ru };
}

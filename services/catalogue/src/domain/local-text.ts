/** A text in both languages; empty: missing in that language. */
export interface LocalText {
  en: string;
  ru: string;
}

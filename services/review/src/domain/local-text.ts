/** A text in both languages. An empty string means that it is missing in that language. */
export interface LocalText {
  en: string;
  ru: string;
}

/** A text in both languages. An empty string means that the language is missing. */
export interface LocalText {
  en: string;
  ru: string;
}

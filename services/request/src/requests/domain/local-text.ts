/** A text in both languages; an empty string means it is missing in that one. */
export interface LocalText {
  en: string;
  ru: string;
}

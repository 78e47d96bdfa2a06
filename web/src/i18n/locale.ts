interface LanguageEntry {
  /** As the cookie and the page context spell it. */
  locale: string;
  /** The locale for `Intl`. English is British English, for day-first dates. */
  intl: string;
  /** The names on the language switch. */
  short: string;
  full: string;
  /** True if the language is only partly translated. Its missing texts are shown in the fallback language. */
  isPartial?: true;
}

/** The interface languages: the only list of them in the app. */
export const languageTable = {
  ru: { locale: 'ru_RU', intl: 'ru-RU', short: 'Рус', full: 'Русский' },
  en: { locale: 'en_EN', intl: 'en-GB', short: 'Eng', full: 'English' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languageTable;
export type Locale = (typeof languageTable)[Language]['locale'];

export const interfaceLanguages = Object.keys(languageTable) as Language[];
export const fallbackLanguage: Language = 'en';

/** Returns the languages whose texts a page in this language needs. A partly translated one needs the fallback too. */
export const textLanguages = (
  language: string,
  table: Record<string, LanguageEntry> = languageTable,
): readonly string[] => (table[language]?.isPartial ? [language, fallbackLanguage] : [language]);

/** Returns the language of a locale: `en_EN` → `en`. Anything unknown is Russian, the product's default. */
export const languageOf = (locale: string): Language =>
  interfaceLanguages.find((language) => locale.startsWith(language)) ?? 'ru';

/** Returns the locale for `Intl`. */
export const intlLocaleOf = (language: Language): string => languageTable[language].intl;

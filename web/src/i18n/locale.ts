/** The two interface languages, as the cookie and the page context spell them. */
export type Locale = 'ru_RU' | 'en_EN';
export type Language = 'ru' | 'en';

/** Returns the language of a locale: `ru_RU` → `ru`. Everything except English is Russian, the product's default. */
export function languageOf(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'ru';
}

/** Returns the locale for `Intl`. English is British English, for day-first dates. */
export function intlLocaleOf(language: Language): string {
  return language === 'en' ? 'en-GB' : 'ru-RU';
}

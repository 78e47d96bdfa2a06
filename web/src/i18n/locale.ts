/** The two interface languages as the cookie and the page context write them. */
export type Locale = 'ru_RU' | 'en_EN';
export type Language = 'ru' | 'en';

/** `ru_RU` → `ru`. Anything that is not English is Russian, the product's default. */
export function languageOf(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'ru';
}

/** Locale for `Intl`: British English, for day-first dates. */
export function intlLocaleOf(language: Language): string {
  return language === 'en' ? 'en-GB' : 'ru-RU';
}

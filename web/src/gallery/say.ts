import { currentLanguage } from '../i18n/formats';

/** What stands in a scene where a screen would show words of its own or of people: in the page's language. */
export const say = (ru: string, en: string): string => (currentLanguage() === 'ru' ? ru : en);

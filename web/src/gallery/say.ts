import { currentLanguage } from '../i18n/formats';

/** Returns the text of a scene in the page's language, for places where a screen would show data or its own texts. */
export const say = (ru: string, en: string): string => (currentLanguage() === 'ru' ? ru : en);

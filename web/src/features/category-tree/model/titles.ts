import type { BothNames } from '@setu/contract';
import { currentLanguage } from '../../../i18n/formats';

/** Returns a title in the reader's language, otherwise in the other one. */
export const titleIn = ({ en, ru }: BothNames): string => (currentLanguage() === 'ru' ? ru || en : en || ru);

/** Returns a title in the shape of the API: one language with the other as its translation. */
export const sentTitle = ({ en, ru }: BothNames) =>
  ru === '' ? { title: en, locale: 'en' as const } : { title: ru, locale: 'ru' as const, translation: en };

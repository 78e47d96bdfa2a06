import type { BothNames } from '@setu/contract';
import { currentLanguage } from '../../../i18n/formats';

/** A title in the reader's language, else in the other one. */
export const titleIn = ({ en, ru }: BothNames): string => (currentLanguage() === 'ru' ? ru || en : en || ru);

/** A title as the calls take it: one language, and the other one beside it. */
export const sentTitle = ({ en, ru }: BothNames) =>
  ru === '' ? { title: en, locale: 'en' as const } : { title: ru, locale: 'ru' as const, translation: en };

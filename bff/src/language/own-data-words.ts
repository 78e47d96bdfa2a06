import en from '@setu/contract/texts/en/own-data.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/own-data.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The words of the file of one's own data. */
export const ownDataWords: Record<Language, typeof en> = { en, ru };

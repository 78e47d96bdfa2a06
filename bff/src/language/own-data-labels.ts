import en from '@setu/contract/texts/en/own-data.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/own-data.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The texts of the personal data file. */
export const ownDataLabels: Record<Language, typeof en> = { en, ru };

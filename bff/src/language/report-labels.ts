import en from '@setu/contract/texts/en/report-words.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/report-words.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The texts of reports. */
export const reportLabels: Record<Language, typeof en> = { en, ru };

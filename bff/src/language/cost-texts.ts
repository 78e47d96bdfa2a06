import en from '@setu/contract/texts/en/cost-tables.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/cost-tables.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The texts about the tables of landed prices. */
export const costTexts: Record<Language, typeof en> = { en, ru };

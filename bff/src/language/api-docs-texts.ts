import en from '@setu/contract/texts/en/api-docs.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/api-docs.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The texts of the API documentation page. */
export const apiDocsTexts: Record<Language, typeof en> = { en, ru };
export type ApiDocsTexts = typeof en;

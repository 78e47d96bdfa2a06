import en from '@setu/contract/texts/en/supplier-fields.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/supplier-fields.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The labels and hints of a supplier's fields. */
export const supplierFieldTexts: Record<Language, typeof en> = { en, ru };

import en from '@setu/contract/texts/en/exports.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/exports.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The texts of exported lists. */
export const exportTexts: Record<Language, typeof en> = { en, ru };

/** Fills a text's placeholders. */
export const filled = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? ''));

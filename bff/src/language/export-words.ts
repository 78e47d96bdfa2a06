import en from '@setu/contract/texts/en/exports.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/exports.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The words of lists as files. */
export const exportWords: Record<Language, typeof en> = { en, ru };

/** A text with its places filled in. */
export const filled = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? ''));

import { fieldTextKey, shownParams } from '@setu/contract';
import i18next from 'i18next';
import type { FieldError } from './field-errors';

/**
 * Returns the text under a field: the server's text, or else the text of the code with its limit, or else the general
 * text.
 */
export function errorText({ code, params = {}, text }: FieldError): string {
  if (text) return text;
  const { language } = i18next;
  const say = i18next.t as (key: string, options: object) => string;
  const key = fieldTextKey({ code, params }, language, (one) => i18next.exists(one, { ns: 'validation' }));
  return say(key ?? 'invalid', { ...shownParams(params, language), ns: 'validation' });
}

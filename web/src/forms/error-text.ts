import i18next from 'i18next';
import type { FieldError } from './field-errors';

/** What stands under the field: the server's words, else the text of the code, else the general one. */
export function errorText({ code, text }: FieldError): string {
  if (text) return text;
  const say = i18next.t as (key: string, options: object) => string;
  const key = i18next.exists(code, { ns: 'validation' }) ? code : 'invalid';
  return say(key, { ns: 'validation' });
}

import { characters, invalid } from '@setu/kit/core';
import { FACTOR_NAME_MAX } from './second-factor.js';

/** Trims the name of a factor and collapses its spaces. Throws `invalid` on `name`. */
export function readFactorName(typed: string): string {
  const name = typed.trim().replace(/\s+/gu, ' ');
  if (name === '') throw invalid({ name: 'required' });
  if (/\p{Cc}/u.test(name)) throw invalid({ name: 'invalid_characters' });
  const max = String(FACTOR_NAME_MAX);
  if (characters(name) > FACTOR_NAME_MAX) throw invalid({ name: { code: 'length_max', params: { max } } });
  return name;
}

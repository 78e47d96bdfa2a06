import { z } from 'zod';
import { textUpTo } from './values.js';

/** Accepts base64 text with spaces and line breaks. Invalid base64 fails with `code`. */
export const base64 = (max: number, code: string) =>
  textUpTo(max)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.base64(code).min(1, 'required'));

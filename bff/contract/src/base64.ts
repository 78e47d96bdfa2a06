import { z } from 'zod';
import { textUpTo } from './values.js';

/** Bytes as base64, blanks and line ends allowed; `code` tells what is none. */
export const base64 = (most: number, code: string) =>
  textUpTo(most)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.base64(code).min(1, 'required'));

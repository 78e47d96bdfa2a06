import { storable } from '../domain/storable.js';
import { maxCharacters } from './sheet-cell.js';

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/**
 * Returns a text as the user typed it. Decodes the `_x000D_` escapes that sheets use for special characters, and cuts
 * the text at the maximum cell length.
 */
export const plainText = (text: string): string => {
  const unescaped = text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return storable(unescaped.length > maxCharacters ? unescaped.slice(0, maxCharacters) : unescaped);
};

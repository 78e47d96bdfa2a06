import { cleanText } from '@setu/proto/clean-text';
import { storable } from '../domain/storable.js';
import { maxCharacters } from './sheet-cell.js';

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Returns a text that can be stored, cleaned and cut at the maximum cell length. A text of blanks becomes empty. */
export function cellContent(text: string): string {
  const content = cleanText(storable(text.slice(0, maxCharacters)));
  return content.trim() === '' ? '' : content;
}

/** Returns a text as the user typed it. Decodes the `_x000D_` escapes that sheets use for special characters. */
export const plainText = (text: string): string =>
  cellContent(
    text.includes('_x')
      ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : text,
  );

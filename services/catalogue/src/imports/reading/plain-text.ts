import { storable } from '../domain/storable.js';
import { visibleText } from '../domain/visible-text.js';
import { maxCharacters } from './sheet-cell.js';

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Returns a text that can be stored, without invisible characters, cut at the maximum cell length. */
export const cellContent = (text: string): string =>
  visibleText(storable(text.length > maxCharacters ? text.slice(0, maxCharacters) : text));

/** Returns a text as the user typed it. Decodes the `_x000D_` escapes that sheets use for special characters. */
export const plainText = (text: string): string =>
  cellContent(
    text.includes('_x')
      ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : text,
  );

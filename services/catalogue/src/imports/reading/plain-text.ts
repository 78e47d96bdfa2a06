import { storable } from '../domain/storable.js';
import { mostCharacters } from './sheet-cell.js';

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** A text as somebody typed it: what a sheet may not hold as it is stands there as `_x000D_`. */
export const plainText = (text: string): string => {
  const whole = text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return storable(whole.length > mostCharacters ? whole.slice(0, mostCharacters) : whole);
};

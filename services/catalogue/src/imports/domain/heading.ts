import type { RawRow } from './raw-cell.js';

/** The part of a card file above its cards: the sheet's name, the titles with their row number, and the rows above them. */
export interface Heading {
  sheet: string;
  row: number;
  titles: readonly string[];
  above: readonly RawRow[];
}

const maxSheetTitle = 31;

/** Returns the name of a sheet as Excel allows it, or undefined if nothing is left of it. Excel reserves one name. */
export function sheetTitle(name: string): string | undefined {
  const allowed = name
    .replace(/[*?:\\/[\]\p{Cc}]/gu, ' ')
    .replace(/^[\s']+/, '')
    .slice(0, maxSheetTitle)
    .replace(/[\s']+$/, '');
  return allowed === '' || allowed.toLowerCase() === 'history' ? undefined : allowed;
}

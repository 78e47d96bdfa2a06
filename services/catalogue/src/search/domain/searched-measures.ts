import { isUnit } from './measures.js';
import { chunksOf, tidySearch } from './search-query.js';

/** A measure with its unit, a range of measures, or a designation (`dn50`), as cards are found by. */
const measureWord = /^(?:[0-9][0-9d]*(?:to[0-9][0-9d]*)?[a-z][a-z0-9]*|(?:dn|ду|дн|pn|ру|рн)[0-9]+)$/;

/** The number of typed words that a measure may have, the most first: `10 - 20 кВт` has four. */
const lengths = [4, 3, 2, 1];

/** Returns whether words are one measure, and not a vendor code: the typed text ends with a unit or begins with a designation. */
function isMeasure(typed: readonly string[]): boolean {
  const [chunk, ...others] = chunksOf(typed.join(' '));
  if (others.length > 0 || chunk === undefined) return false;
  const word = chunk.words.at(-1) ?? '';
  return measureWord.test(word) && isUnitAtEnd(typed.at(-1) ?? '', word);
}

const isUnitAtEnd = (last: string, word: string): boolean =>
  /^[а-яa-z]/.test(word) || isUnit(last.toLowerCase().replace(/^[-–—0-9.,xх×*]+/, '')) || word.endsWith('hp');

/** Returns the measures of a search in order, as typed: `['10-20 кВт', 'DN 50']`. */
export function searchedMeasures(search: string): string[] {
  if (!/[0-9]/.test(search)) return [];
  const typed = tidySearch(search).split(' ');
  const found: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const length = lengths.find((count) => at + count <= typed.length && isMeasure(typed.slice(at, at + count)));
    if (length !== undefined) found.push(typed.slice(at, at + length).join(' '));
    at += length ?? 1;
  }
  return found;
}

import { chapters } from './chapters.js';
import { headings } from './headings.js';

/** A code of the Harmonized System: 2 digits of a chapter, 4 of a heading, 6 of a sub-heading, more of a country's own. */
export interface HsCode {
  code: string;
  en: string;
  ru: string;
}

/** Takes lines of `code|english|russian`, gives the codes; anything else is skipped. */
export const readHsLines = (text: string, separator: string): HsCode[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [given = '', en = '', ru = ''] = line.split(separator).map((part) => part.trim().replace(/^"|"$/g, ''));
    const code = given.replace(/[\s.]/g, '');
    return /^\d{2,8}$/.test(code) && (en !== '' || ru !== '') ? [{ code, en: en || ru, ru: ru || en }] : [];
  });

/** What comes with the product: all chapters, and the headings of the bundled market. A part of the nomenclature. */
export const bundledHsCodes = (): HsCode[] => [...readHsLines(chapters, '|'), ...readHsLines(headings, '|')];

import { chapters } from './chapters.js';
import { headings } from './headings.js';

/** A code of the Harmonized System: 2 digits of a chapter, 4 of a heading, 6 of a sub-heading, more of a country's own. */
export interface HsCode {
  code: string;
  en: string;
  ru: string;
}

const bundled = (text: string): HsCode[] =>
  text.split('\n').flatMap((line) => {
    const [code = '', en = '', ru = ''] = line.split('|').map((part) => part.trim());
    return code === '' ? [] : [{ code, en, ru }];
  });

/** What comes with the product: all chapters, and the headings of the bundled market. A part of the nomenclature. */
export const bundledHsCodes = (): HsCode[] => [...bundled(chapters), ...bundled(headings)];

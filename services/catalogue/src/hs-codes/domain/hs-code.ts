import { chapters } from './chapters.js';
import { headings } from './headings.js';

/**
 * A code of the Harmonized System: 2 digits for a chapter, 4 for a heading, 6 for a subheading, and more for national
 * codes.
 */
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

/**
 * Returns the codes that come with the product: all chapters, and the headings of the demo world's cards. They are a
 * subset of the nomenclature.
 */
export const bundledHsCodes = (): HsCode[] => [...bundled(chapters), ...bundled(headings)];

import type { LocalText } from '../../domain/local-text.js';
import { foldText } from '../../search/domain/fold.js';

/** The most characters a title, or an attribute’s name, may have. */
export const longestTitle = 120;
/** The most attributes a category may have. */
export const mostAttributes = 30;

/** A name as it is kept: blanks around it gone, runs of blanks one. */
export const tidyName = ({ en, ru }: LocalText): LocalText => ({ en: tidy(en), ru: tidy(ru) });
const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** What was said of a name, on what there is: an empty language stays as it is. */
export const renamed = (before: LocalText, said: LocalText): LocalText => ({
  en: said.en === '' ? before.en : said.en,
  ru: said.ru === '' ? before.ru : said.ru,
});

export const isSameName = (a: LocalText, b: LocalText): boolean => a.en === b.en && a.ru === b.ru;

/** Whether one of the names is told apart from another in a language both have. */
export const clashes = (name: LocalText, others: readonly LocalText[]): boolean =>
  others.some((other) =>
    (['en', 'ru'] as const).some((at) => name[at] !== '' && foldText(name[at]) === foldText(other[at])),
  );

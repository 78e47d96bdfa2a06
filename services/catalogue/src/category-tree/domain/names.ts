import type { LocalText } from '../../domain/local-text.js';
import { foldText } from '../../search/domain/fold.js';

/** The maximum length of a title, or of an attribute’s name, in characters. */
export const maxTitleLength = 120;
/** The maximum number of attributes in a category. */
export const maxAttributes = 30;

/** Returns a name as it is stored: without surrounding spaces, and with single spaces inside. */
export const normalizedName = ({ en, ru }: LocalText): LocalText => ({
  en: withSingleSpaces(en),
  ru: withSingleSpaces(ru),
});
const withSingleSpaces = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** Returns a name after a change. A language that was left empty keeps its old name. */
export const renamed = (before: LocalText, entered: LocalText): LocalText => ({
  en: entered.en === '' ? before.en : entered.en,
  ru: entered.ru === '' ? before.ru : entered.ru,
});

export const isSameName = (a: LocalText, b: LocalText): boolean => a.en === b.en && a.ru === b.ru;

/** Returns whether a name equals another one in English or in Russian. Compares folded text and ignores empty texts. */
export const clashes = (name: LocalText, others: readonly LocalText[]): boolean =>
  others.some((other) =>
    (['en', 'ru'] as const).some((at) => name[at] !== '' && foldText(name[at]) === foldText(other[at])),
  );

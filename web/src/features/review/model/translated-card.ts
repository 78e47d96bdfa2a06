import { type CardDetailsView, type TranslationFieldView, translatedNames, withDetail } from '@setu/contract';

/** The Russian texts of a card, under the form's names. */
export type RussianValues = Record<string, string>;

/** Returns the initial values of the form. */
export const russianValues = (fields: readonly TranslationFieldView[]): RussianValues =>
  Object.fromEntries(fields.map(({ field, russian }) => [field, russian]));

/** Returns the card's name in one language, empty while it is not translated. */
export function nameIn(language: 'ru' | 'en', fields: readonly TranslationFieldView[]): string {
  const name = fields.find(({ field }) => field === 'name');
  return (language === 'ru' ? name?.russian : name?.english) ?? '';
}

/** Tells whether a Russian text is required: always for the name, otherwise if there is an English text. */
export const isNeeded = ({ field, english }: Pick<TranslationFieldView, 'field' | 'english'>): boolean =>
  field === 'name' || english.trim() !== '';

/** Returns the card as Russian readers will see it. Untranslated texts stay in English and are marked. */
export const translatedCard = (card: CardDetailsView, values: RussianValues): CardDetailsView =>
  translatedNames
    .filter((name) => values[name]?.trim())
    .reduce((shown, name) => withDetail(shown, name, values[name], { isOwn: true }), card);

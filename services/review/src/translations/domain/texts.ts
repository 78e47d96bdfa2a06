import { characters, invalid } from '@setu/kit/core';
import { type TranslatedName, textLimit, translatedNames } from '@setu/proto/card-fields';
import { forbiddenWordsIn } from '@setu/proto/forbidden-words';

/** The form field of a translatable text. */
export type TextField = TranslatedName;

/** Texts by field. */
export type Texts = Partial<Record<TextField, string>>;

type Failures = Record<string, string | { code: string; params: Record<string, string> }>;

const refuse = (failures: Failures): void => {
  if (Object.keys(failures).length > 0) throw invalid(failures);
};

const pathOf = (field: TextField): string => `product_sku_ru.${field}`;

const tooLong = (texts: Texts): Failures =>
  Object.fromEntries(
    translatedNames.flatMap((field) =>
      characters(texts[field] ?? '') > textLimit(field)
        ? [[pathOf(field), { code: 'length_max', params: { max: String(textLimit(field)) } }]]
        : [],
    ),
  );

const unsaid = (texts: Texts, forbidden: readonly string[]): Failures =>
  Object.fromEntries(
    translatedNames.flatMap((field) => {
      const words = forbiddenWordsIn(texts[field] ?? '', forbidden).join(', ');
      return words === '' ? [] : [[pathOf(field), { code: 'forbidden_word', params: { words } }]];
    }),
  );

/** Returns the entries that are texts of a card, by form field. */
export const ofCard = (sent: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(translatedNames.flatMap((field) => (sent[field] === undefined ? [] : [[field, sent[field]]])));

/**
 * Validates texts and returns those of the card's fields. Throws `invalid` on `product_sku_ru.<field>` for a text that
 * is too long.
 */
export function readTexts(sent: Readonly<Record<string, string>>): Texts {
  const texts = ofCard(sent);
  refuse(tooLong(texts));
  return texts;
}

/**
 * Validates a translation before its publication. Returns the trimmed Russian of each English text.
 * Throws `invalid` on `product_sku_ru.<field>` with `required` for an untranslated text, `length_max` or
 * `forbidden_word`.
 */
export function readTranslation(
  sent: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  forbidden: readonly string[] = [],
): Texts {
  const there = translatedNames.filter((field) => field === 'name' || (english[field] ?? '').trim() !== '');
  const texts: Texts = Object.fromEntries(there.map((field) => [field, (sent[field] ?? '').trim()]));
  const missing = there.filter((field) => texts[field] === '').map((field) => [pathOf(field), 'required']);
  refuse({ ...unsaid(texts, forbidden), ...tooLong(texts), ...Object.fromEntries(missing) });
  return texts;
}

/** Checks whether two translations are the same. */
export const areSame = (one: Texts, other: Texts): boolean =>
  translatedNames.every((field) => (one[field] ?? '') === (other[field] ?? ''));

/** The Russian texts of a typed or stored translation, and the English texts at the time of writing. */
interface Sourced {
  russian: Texts;
  english: Texts;
}

/**
 * Returns the English that each text was translated from. For texts typed since the page was opened it comes from the
 * save, for the others from the stored translation.
 */
export const sourcesOf = (typed: Sourced, before: Sourced | undefined): Texts =>
  Object.fromEntries(
    Object.entries({ ...before?.english, ...typed.english }).filter(([field]) =>
      typed.russian[field as TextField]?.trim(),
    ),
  );

/** Returns the names that are texts of a card. */
export const knownFields = (names: readonly string[]): TextField[] =>
  translatedNames.filter((field) => names.includes(field));

import {
  type DetailName,
  isAlwaysRequired,
  type PlainField,
  type PlainName,
  type PlainValues,
  type PropertyOf,
  plainFields,
  propertyOf,
  type TranslatedName,
  translatedNames,
} from '@setu/proto/card-fields';
import type { LocalText } from '../../domain/local-text.js';

type TextProperty = PropertyOf<TranslatedName>;

/** The properties of the texts that are translated, in the form's order. */
const textProperties: readonly TextProperty[] = translatedNames.map(propertyOf);

/** The translated texts of a card. */
export type CardTexts = Record<TextProperty, LocalText>;

/** The values of a card's plain fields by property, with the translated texts in both languages. */
export type CardValues = Omit<PlainValues, TextProperty> & CardTexts;

/** The values of the plain fields that only a card's own page shows. */
export type DetailValues = Pick<CardValues, PropertyOf<DetailName>>;

/** Builds a record with a value for each field, by property. */
export const byProperty = <Field extends PlainField, Values>(
  fields: readonly Field[],
  make: (field: Field) => unknown,
): Values =>
  // A loop cannot infer the value of each property. The type beside each call repeats the cases of `make`.
  Object.fromEntries(fields.map((field) => [propertyOf(field.name), make(field)])) as Values;

/** Builds a record with a value for each plain field, by its name. */
export const byName = <Value>(make: (field: PlainField) => Value): Record<PlainName, Value> =>
  // The names are exactly those of the type.
  Object.fromEntries(plainFields.map((field) => [field.name, make(field)])) as Record<PlainName, Value>;

/** Builds a record with a value for each translated text, by property. */
export const byText = <Value>(make: (property: TextProperty) => Value): Record<TextProperty, Value> =>
  // The properties are exactly those of the type.
  Object.fromEntries(textProperties.map((property) => [property, make(property)])) as Record<TextProperty, Value>;

const emptyValue = (field: PlainField): unknown => {
  if (field.kind === 'text' || field.kind === 'choice') return '';
  if (field.kind === 'flag') return 'optional' in field ? undefined : false;
  return isAlwaysRequired(field) ? 0 : undefined;
};

/** The values of a form in which nothing is entered. */
export const emptyValues: PlainValues = byProperty(plainFields, emptyValue);

/** A text that is empty in both languages. */
export const noText: LocalText = { en: '', ru: '' };

/** The values of a card in which nothing is entered. */
export const emptyCard: CardValues = { ...emptyValues, ...byText(() => noText) };

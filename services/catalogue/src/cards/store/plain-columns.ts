import { detailFields, type PlainField, type PlainName, plainFields, propertyOf } from '@setu/proto/card-fields';
import {
  byProperty,
  byText,
  type CardTexts,
  type CardValues,
  type DetailValues,
  emptyValues,
  noText,
} from '../domain/card-values.js';

/** Translated texts are in the JSON column `texts`, except the name, by which lists sort. */
const hasColumn = (field: PlainField): boolean => !('translated' in field);

const columnOf = (name: PlainName): string => (name === 'brand' ? 'brand_name' : name);

const columnsOf = (fields: readonly PlainField[]): string[] =>
  fields.filter(hasColumn).map(({ name }) => columnOf(name));

/** The columns of `sku_version` that hold the plain fields. */
export const plainColumns: readonly string[] = ['name_en', 'name_ru', ...columnsOf(plainFields), 'texts'];

/** The columns of `sku_version` that hold the plain fields that only a card's own page shows. */
export const detailColumns: readonly string[] = [...columnsOf(detailFields), 'texts'];

/** Converts the plain fields of a version to their columns. */
export const toPlainColumns = (values: CardValues): Record<string, unknown> => {
  const { name: title, ...texts } = byText((property) => values[property]);
  return {
    ...{ name_en: title.en, name_ru: title.ru, texts },
    ...Object.fromEntries(
      plainFields.filter(hasColumn).map(({ name }) => [columnOf(name), values[propertyOf(name)] ?? null]),
    ),
  };
};

/**
 * A row of `sku_version`. A text is absent and a number is null if the field did not exist when the version was written.
 */
export interface PlainRow {
  name_en: string;
  name_ru: string;
  texts: Partial<CardTexts>;
  [column: string]: unknown;
}

const valueIn =
  (row: PlainRow) =>
  (field: PlainField): unknown => {
    if (field.name === 'name') return { en: row.name_en, ru: row.name_ru };
    if ('translated' in field) return row.texts[propertyOf(field.name)] ?? noText;
    const value = row[columnOf(field.name)];
    if (value === null) return emptyValues[propertyOf(field.name)];
    return field.kind === 'number' || field.kind === 'share' ? Number(value) : value;
  };

/** Returns the plain fields of a row. */
export const toValues = (row: PlainRow): CardValues => byProperty(plainFields, valueIn(row));

/** Returns the plain fields of a row that only a card's own page shows. */
export const toDetailValues = (row: PlainRow): DetailValues => byProperty(detailFields, valueIn(row));

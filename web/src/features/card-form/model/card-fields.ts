import {
  type CardFieldName,
  type CardFieldSpec,
  type CardSection,
  type CategoryNode,
  cardField,
  cardSections,
  goodsNames,
  type SkuType,
} from '@setu/contract';
import type { CardValues } from './card-values';

export type CardField = keyof CardValues;

/** The inputs of the card's fields that have other names in the form, or several inputs. */
const formNames: Partial<Record<CardFieldName, readonly CardField[]>> = {
  category_id: ['treeId', 'categoryId', 'subCategoryId'],
  files: ['fileList'],
  pictures: ['imageList'],
};

export const sectionIds = Object.keys(cardSections) as CardSection[];

const fieldsOf = (section: CardSection): CardField[] =>
  cardSections[section].flatMap((name: CardFieldName) => formNames[name] ?? [name as CardField]);

/** The fields of each section, in the order of the page. */
export const sectionFields = Object.fromEntries(sectionIds.map((id) => [id, fieldsOf(id)])) as Record<
  CardSection,
  CardField[]
>;

/** Tells whether a card of this type has the field. A service has no size, no country and no shipment. */
export const hasField = (type: SkuType, field: CardField): boolean => type === 'product' || !goodsNames.has(field);

/** Returns the card's type for the chosen tree. */
export const typeOfTree = (trees: readonly CategoryNode[], treeId: string): SkuType =>
  trees.find(({ id }) => id === treeId)?.type ?? 'product';

/** The inputs of a required field that has several, and those that the form requires by rules of its own. */
const needed: ReadonlySet<CardField> = new Set(
  sectionIds.flatMap((section) =>
    cardSections[section].flatMap((name: CardFieldName) => {
      const spec: CardFieldSpec = cardField(name);
      return spec.required ? (formNames[name] ?? [name as CardField]) : [];
    }),
  ),
);

/** What decides which fields of a card have an asterisk. */
export interface CardShape {
  type: SkuType;
  mode: CardValues['price_mode'];
  /** An industry that is not listed was chosen. Its name is required. */
  hasOtherIndustry: boolean;
}

/**
 * Returns the fields of a section that count towards completeness: those with an asterisk. The price mode and the
 * catalogue always have a value.
 */
export function countedFields(section: CardSection, { type, mode, hasOtherIndustry }: CardShape): CardField[] {
  const isCounted = (field: CardField) => {
    if (field === 'other_industry') return hasOtherIndustry;
    if (field === 'price_mode' || field === 'treeId') return false;
    if (field === 'price_to') return mode === 'range';
    if (['price_from', 'payment_advance', 'payment_transfer'].includes(field)) return mode !== 'request';
    return needed.has(field);
  };
  return sectionFields[section].filter((field) => hasField(type, field) && isCounted(field));
}

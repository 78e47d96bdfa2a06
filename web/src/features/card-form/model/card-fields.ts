import { type CategoryNode, goodsNames, type SkuType } from '@setu/contract';
import type { CardValues } from './card-values';

export type CardField = keyof CardValues;
export type CardSectionId = keyof typeof sectionFields;

/** The fields of each section, in the order of the page. */
export const sectionFields = {
  main: [
    'name',
    'vendor_code',
    'treeId',
    'categoryId',
    'subCategoryId',
    'hs_code',
    'brand',
    'country',
    'industries',
    'other_industry',
    'condition',
    'area',
    'description',
  ],
  price: [
    'price_mode',
    'price_from',
    'price_to',
    'unit',
    'minimum_quantum',
    'payment_advance',
    'payment_transfer',
    'inco_terms',
    'inco_place',
    'lead_days',
    'warranty',
    'is_sample_available',
  ],
  dimensions: ['length', 'width', 'height', 'weight', 'count_in_one_package'],
  params: ['features', 'technical_specification', 'composition', 'color', 'special_instructions'],
  shipment: ['shipment_method', 'shipment_port', 'shipment_description', 'fileList'],
  pictures: ['imageList'],
} as const satisfies Record<string, readonly CardField[]>;

/** Tells whether a card of this type has the field. A service has no size, no country and no shipment. */
export const hasField = (type: SkuType, field: CardField): boolean => type === 'product' || !goodsNames.has(field);

/** Returns the card's type for the chosen tree. */
export const typeOfTree = (trees: readonly CategoryNode[], treeId: string): SkuType =>
  trees.find(({ id }) => id === treeId)?.type ?? 'product';

/** Optional fields that do not count towards completeness. */
const extras: ReadonlySet<CardField> = new Set<CardField>(['other_industry', 'inco_place', 'shipment_method']);

/** Returns the fields of a section that count towards completeness, for this card type and price mode. */
export function countedFields(section: CardSectionId, type: SkuType, mode: CardValues['price_mode']): CardField[] {
  const isCounted = (field: CardField) => {
    if (field === 'price_to') return mode === 'range';
    if (['price_from', 'payment_advance', 'payment_transfer'].includes(field)) return mode !== 'request';
    return !extras.has(field);
  };
  return sectionFields[section].filter((field: CardField) => hasField(type, field) && isCounted(field));
}

import type { CardFormValues, CardFormView, CategoryNode, FileView, PriceMode } from '@setu/contract';
import { pathTo } from '../../../lib/tree/tree-node';

/** A certificate with its expiry date, `YYYY-MM-DD`. Empty if it does not expire or the date is unknown. */
export type CertificateFile = FileView & { valid_until: string };

/** The values of the form: numbers as typed, references as ids, files as they are shown. */
export interface CardValues {
  name: string;
  vendor_code: string;
  treeId: string;
  categoryId: string;
  subCategoryId: string;
  hs_code: string;
  brand: string;
  country: string;
  industries: string[];
  other_industry: string;
  condition: string;
  area: string;
  description: string;
  price_mode: PriceMode;
  price_from: string;
  price_to: string;
  unit: string;
  minimum_quantum: string;
  payment_advance: string;
  payment_transfer: string;
  inco_terms: string;
  inco_place: string;
  lead_days: string;
  warranty: string;
  is_sample_available: '' | 'yes' | 'no';
  length: string;
  width: string;
  height: string;
  weight: string;
  count_in_one_package: string;
  features: string;
  technical_specification: string;
  composition: string;
  color: string;
  special_instructions: string;
  shipment_method: '' | 'sea' | 'air';
  shipment_port: string;
  shipment_description: string;
  fileList: CertificateFile[];
  imageList: FileView[];
}

/** Returns the values of an empty card. It is a product, since most cards are. */
const emptyCard = (trees: readonly CategoryNode[]): CardValues => ({
  name: '',
  vendor_code: '',
  treeId: trees.find(({ type }) => type === 'product')?.id ?? '',
  categoryId: '',
  subCategoryId: '',
  hs_code: '',
  brand: '',
  country: '',
  industries: [],
  other_industry: '',
  condition: '',
  area: '',
  description: '',
  price_mode: 'exact',
  price_from: '',
  price_to: '',
  unit: '',
  minimum_quantum: '',
  payment_advance: '',
  payment_transfer: '',
  inco_terms: '',
  inco_place: '',
  lead_days: '',
  warranty: '',
  is_sample_available: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  count_in_one_package: '',
  features: '',
  technical_specification: '',
  composition: '',
  color: '',
  special_instructions: '',
  shipment_method: '',
  shipment_port: '',
  shipment_description: '',
  fileList: [],
  imageList: [],
});

const typed = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Returns the form values of an existing card. `trees` is used to find the category between the tree and the
 * sub-category.
 */
function toCardValues(values: CardFormValues, trees: readonly CategoryNode[]): CardValues {
  const { tree_index, category_id, price_currency, files, pictures, version, is_sample_available, ...rest } = values;
  const [tree, category] = pathTo<CategoryNode>(trees, category_id);
  return {
    ...rest,
    treeId: tree?.id ?? tree_index,
    categoryId: category?.id ?? '',
    subCategoryId: category_id,
    price_from: typed(rest.price_from),
    price_to: typed(rest.price_to),
    minimum_quantum: typed(rest.minimum_quantum),
    payment_advance: typed(rest.payment_advance),
    payment_transfer: typed(rest.payment_transfer),
    lead_days: typed(rest.lead_days),
    warranty: typed(rest.warranty),
    length: typed(rest.length),
    width: typed(rest.width),
    height: typed(rest.height),
    weight: typed(rest.weight),
    count_in_one_package: typed(rest.count_in_one_package),
    is_sample_available: is_sample_available ? 'yes' : 'no',
    fileList: files,
    imageList: pictures.map(({ id, url, original_name }) => ({ id, url, original_name, size: 0, type: '' })),
  };
}

/** Returns the initial values of a form: those of the card, or empty ones. */
export const openedValues = ({ card, values }: CardFormView, trees: readonly CategoryNode[]): CardValues =>
  values && card.state !== 'new' ? toCardValues(values, trees) : emptyCard(trees);

import {
  type CardFormValues,
  type CardFormView,
  type CategoryNode,
  type FileView,
  type PlainField,
  type PriceMode,
  plainFields,
} from '@setu/contract';
import { pathTo } from '../../../lib/tree/tree-node';

/** A certificate with its expiry date, `YYYY-MM-DD`. Empty if it does not expire or the date is unknown. */
export type CertificateFile = FileView & { valid_until: string };

type PlainValue<Field> = Field extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? '' | Option
  : Field extends { kind: 'flag' }
    ? '' | 'yes' | 'no'
    : string;

type PlainCardValues = { [Field in PlainField as Field['name']]: PlainValue<Field> };

/** The values of the form: numbers as typed, references as ids, files as they are shown. */
export interface CardValues extends PlainCardValues {
  treeId: string;
  categoryId: string;
  subCategoryId: string;
  hs_code: string;
  country: string;
  industries: string[];
  price_mode: PriceMode;
  price_from: string;
  price_to: string;
  unit: string;
  inco_terms: string;
  color: string;
  fileList: CertificateFile[];
  imageList: FileView[];
}

const typed = (value: string | number | null): string => (value === null ? '' : String(value));
/** Returns a price with both decimals or none, as all other pages show it. */
const typedPrice = (value: number | null): string =>
  value === null || Number.isInteger(value) ? typed(value) : value.toFixed(2);

/** Returns the values of the plain fields, made from those of a card or empty. */
const plainValues = (card?: CardFormValues): PlainCardValues => {
  const textOf = ({ name, kind }: PlainField): string => {
    if (!card) return '';
    if (kind === 'flag') return card[name] === null ? '' : card[name] ? 'yes' : 'no';
    return typed(card[name]);
  };
  // The kind of each field decides its value, as in the type.
  return Object.fromEntries(plainFields.map((field) => [field.name, textOf(field)])) as PlainCardValues;
};

/** Returns the values of an empty card. It is a product, since most cards are. */
const emptyCard = (trees: readonly CategoryNode[]): CardValues => ({
  ...plainValues(),
  treeId: trees.find(({ type }) => type === 'product')?.id ?? '',
  categoryId: '',
  subCategoryId: '',
  hs_code: '',
  // Every supplier is in India.
  country: 'IND',
  industries: [],
  price_mode: 'exact',
  price_from: '',
  price_to: '',
  unit: '',
  inco_terms: '',
  color: '',
  fileList: [],
  imageList: [],
});

/**
 * Returns the form values of an existing card. `trees` is used to find the category between the tree and the
 * sub-category.
 */
function toCardValues(card: CardFormValues, trees: readonly CategoryNode[]): CardValues {
  const { hs_code, country, industries, price_mode, unit, inco_terms, color } = card;
  const [tree, category] = pathTo<CategoryNode>(trees, card.category_id);
  return {
    ...plainValues(card),
    ...{ hs_code, country, industries, price_mode, unit, inco_terms, color },
    treeId: tree?.id ?? card.tree_index,
    categoryId: category?.id ?? '',
    subCategoryId: card.category_id,
    price_from: typedPrice(card.price_from),
    price_to: typedPrice(card.price_to),
    fileList: card.files,
    imageList: card.pictures.map(({ id, url, original_name }) => ({ id, url, original_name, size: 0, type: '' })),
  };
}

/** Returns the initial values of a form: those of the card, or empty ones. */
export const openedValues = ({ card, values }: CardFormView, trees: readonly CategoryNode[]): CardValues =>
  values && card.state !== 'new' ? toCardValues(values, trees) : emptyCard(trees);

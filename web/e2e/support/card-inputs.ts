import type { Translate } from './texts.js';

/** The inputs of a card's form whose labels are not those of a field. */
const own = new Set(['price', 'price_from', 'price_to']);
const renamed: Record<string, string> = { tree: 'tree_index', category: 'category_id', subCategory: 'category' };

/** Returns the label of an input of a card's form. */
export const cardInputLabel = (t: Translate, name: string): string =>
  t(own.has(name) ? `card-form:fields.${name}` : `card-fields:label.${renamed[name] ?? name}`);

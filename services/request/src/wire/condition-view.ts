import type * as wire from '@setu/proto/request/view';
import { cardOf } from './card-snapshot.js';
import type { Gathered } from './gather-view.js';
import type { Shown } from './identities-view.js';

/** Converts a condition to its wire form. File names depend on what the reader may know. */
export const conditionView = ({ condition, drafting }: Gathered, { fileName, knowsTerms }: Shown): wire.Condition => ({
  id: condition.id,
  count: condition.count,
  comment: condition.comment,
  files: condition.files.map((file, position) => ({ ...file, name: fileName(file.name, position) })),
  card: condition.card === undefined ? undefined : cardOf(condition.card, condition.pictureColors),
  cardWithdrawn: drafting?.cardWithdrawn ?? false,
  items: condition.items.map(({ unit, price, ...item }) => ({
    ...item,
    unit: unit && { ...unit, description: undefined },
    price: knowsTerms ? price : '',
  })),
  timeFrame: condition.timeFrame,
  ...(knowsTerms ? termsOf(condition) : noTerms),
});

/** The total price that the customer offers, their earlier purchases and their city, which suppliers do not see. */
const termsOf = ({ total, boughtBefore, boughtSupplier, boughtBrand, deliveryCity }: Gathered['condition']) => ({
  ...{ total, boughtBefore, boughtSupplier, boughtBrand, deliveryCity },
});

const noTerms = { total: '', boughtBefore: '', boughtSupplier: '', boughtBrand: '', deliveryCity: '' };

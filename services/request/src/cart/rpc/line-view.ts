import { inr } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/cart';
import { cardOf } from '../../wire/card-snapshot.js';
import { isoTimestamp, rupees } from '../../wire/refs.js';
import type { CartTotal } from '../store/cart-total.js';
import type { CartRow } from '../store/list-cart.js';

/** Converts a stored cart line to its wire form. */
export const lineView = (row: CartRow): wire.CartLine => ({
  id: row.id,
  card: cardOf(row.content, row.pictureColors).card,
  count: row.count,
  addedPrice: rupees(row.addedPriceMinor),
  price: rupees(row.priceMinor),
  priceChanged: row.addedPriceMinor !== row.priceMinor,
  available: row.available,
  addedAt: isoTimestamp(row.addedAt),
  laterAt: isoTimestamp(row.laterAt),
  openTwin: row.duplicateId === undefined ? undefined : { id: row.duplicateId, numericHash: row.duplicateNumber ?? '' },
});

/** Converts a cart's total to its wire form. */
export const totalView = ({ suppliers, ...overall }: CartTotal): wire.CartTotal => ({
  ...linesTotal(overall),
  suppliers: suppliers.map(({ companyId, shortName, ...lines }) => ({ ...linesTotal(lines), companyId, shortName })),
});

const linesTotal = ({ priceMinor, kopecks, ...others }: Omit<CartTotal, 'suppliers'>) => ({
  price: inr(priceMinor),
  roubles: kopecks === undefined ? undefined : { minor: kopecks, currency: 'RUB' },
  ...others,
});

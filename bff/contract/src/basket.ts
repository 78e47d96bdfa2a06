import { z } from 'zod';
import { cardView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { basketRoutes } from './routes/basket.js';
import { moneyView, textUpTo, uuid } from './values.js';

/** A line of the cart: INR per unit, when it was added and now; null with price mode `request`. */
export const cartLineView = z.strictObject({
  id: uuid,
  basket_price: moneyView.nullable(),
  added_price: moneyView.nullable(),
  price_changed: z.boolean(),
  /** False: no longer published. */
  available: z.boolean(),
  count: z.number().int(),
  added_at: z.string(),
  /** Since when it is kept apart from the cart; null for a line in the cart. */
  later_at: z.string().nullable(),
  /** The company's newest request for this card that has not come to its end. */
  open_request: z.strictObject({ id: uuid, numeric_hash: z.string() }).nullable(),
  product_sku: cardView,
});
export type CartLineView = z.infer<typeof cartLineView>;

const linesTotal = { price: moneyView, priced_lines: z.number().int(), unpriced_lines: z.number().int() };

/**
 * INR, over the cart's lines that can be asked for, without the filters; lines on request are only counted. The same of
 * each supplier, the dearest first.
 */
export const cartTotalView = z.strictObject({
  ...linesTotal,
  suppliers: z.array(z.strictObject({ ...linesTotal, supplier: z.strictObject({ id: uuid, short_name: z.string() }) })),
});
export type CartTotalView = z.infer<typeof cartTotalView>;

/** A number, or one as a form sends it; a list of one is none. */
const cartCount = z
  .union([z.number(), z.string()])
  .pipe(z.coerce.number<number | string>().int().min(1).max(constants.cartCountMax));

const amount = z.coerce.number().min(0).max(1e12);

/** POST /basket/items: prices arrive in the reader's currency. */
export const basketItemsInput = z.object({
  selectBy: z
    .object({
      like_concat: z.object({
        fields: z.array(z.string()).optional(),
        value: textUpTo(constants.searchMaxLength),
      }),
      greater: z.object({ basket_price: amount }).partial(),
      lesser: z.object({ basket_price: amount }).partial(),
    })
    .partial()
    .optional(),
  orderBy: z.partialRecord(z.enum(['name', 'price', 'added_at']), z.enum(['asc', 'desc'])).optional(),
  pagination: z
    .object({
      page: z.coerce.number().int().min(1).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      tableSize: z.coerce.number().int().min(1).max(100).optional(),
    })
    .optional(),
  /** The lines kept for later instead of those in the cart. */
  later: z.boolean().optional(),
  extra: z.unknown().optional(),
});
export type BasketItemsInput = z.input<typeof basketItemsInput>;

/** `line_count` counts the whole cart, without the filters. */
export const basketItemsView = z.strictObject({
  list: z.array(cartLineView),
  total_count: z.number().int(),
  line_count: z.number().int(),
  later_count: z.number().int(),
  cart_total: cartTotalView,
  currency: z.enum(['RUB', 'INR']),
});
export type BasketItemsView = z.infer<typeof basketItemsView>;

/** GET /basket/: whether requests may be made from it. */
export const basketView = basketItemsView.extend({ request: z.enum(['allowed', 'commerce_not_allowed']) });
export type BasketView = z.infer<typeof basketView>;

/** POST /basket/products/add */
export const basketAddInput = z.object({
  id: uuid,
  count: cartCount.default(1),
});

/** POST /basket/remove-from-basket */
export const basketRemoveInput = z.object({ id: uuid });

/** POST /basket/items/{item}/count */
export const cartCountInput = z.object({ count: cartCount });

export const cartCountView = z.strictObject({
  line: cartLineView,
  cart_total: cartTotalView,
  product_count: z.number().int(),
});
export type CartCountView = z.infer<typeof cartCountView>;

/** POST /basket/items/{item}/later */
export const cartLaterInput = z.object({ later: z.boolean() });

export const productCountView = z.strictObject({ product_count: z.number().int() });

export const basketEndpoints = /* @__PURE__ */ endpointsOf(basketRoutes, {
  getCart: { summary: 'The cart page', answer: basketView },
  listCartLines: {
    summary: 'The cart’s lines, filtered, sorted, paged',
    input: basketItemsInput,
    answer: basketItemsView,
  },
  addToCart: {
    summary: 'Puts a card into the cart; twice adds up, twice with one Idempotency-Key does not',
    input: basketAddInput,
    answer: productCountView,
    top: ['product_count'],
  },
  removeCartLine: {
    summary: 'Takes a SKU out of the cart',
    input: basketRemoveInput,
    answer: productCountView,
    top: ['product_count'],
  },
  setCartCount: {
    summary: 'Sets how many a cart line holds',
    input: cartCountInput,
    answer: cartCountView,
    top: ['product_count'],
  },
  keepCartLine: {
    summary: 'Keeps a cart line for later, or puts it back',
    input: cartLaterInput,
    answer: productCountView,
    top: ['product_count'],
  },
  clearCart: { summary: 'Empties the cart', answer: productCountView, top: ['product_count'] },
});

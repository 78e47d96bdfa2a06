import { z } from 'zod';
import { cardView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { listSorts } from './list-sorts.js';
import { decimalNumber, pageNumber, pageSize } from './number-inputs.js';
import { basketRoutes } from './routes/basket.js';
import { moneyView, textUpTo, uuid } from './values.js';

/**
 * A cart item. The prices are in INR per unit: the current price, and the price when the item was added. Both are null
 * with price mode `request`.
 */
export const cartLineView = z.strictObject({
  id: uuid,
  basket_price: moneyView.nullable(),
  added_price: moneyView.nullable(),
  price_changed: z.boolean(),
  /** False if the card is no longer published. */
  available: z.boolean(),
  count: z.number().int(),
  added_at: z.string(),
  /** When the item was saved for later, or null for an item in the cart. */
  later_at: z.string().nullable(),
  /** The company's newest open request for this card. */
  open_request: z.strictObject({ id: uuid, numeric_hash: z.string() }).nullable(),
  product_sku: cardView,
});
export type CartLineView = z.infer<typeof cartLineView>;

/**
 * `roubles` is the sum of the items' amounts as a Russian reader sees them: each unit price is rounded to a kopeck before
 * it is multiplied. Null for readers of rupees, and without a rate.
 */
const linesTotal = {
  price: moneyView,
  roubles: moneyView.nullable(),
  /** True if a price is a range, of which only the lower end counts. */
  is_lower_bound: z.boolean(),
  priced_lines: z.number().int(),
  unpriced_lines: z.number().int(),
};

/**
 * The cart's total in INR, over the items that can be requested, ignoring the filters. Items without a price are only
 * counted.
 * `suppliers` holds the same total for each supplier, highest first.
 */
export const cartTotalView = z.strictObject({
  ...linesTotal,
  suppliers: z.array(z.strictObject({ ...linesTotal, supplier: z.strictObject({ id: uuid, short_name: z.string() }) })),
});
export type CartTotalView = z.infer<typeof cartTotalView>;

/** A quantity in the cart. */
const cartCount = decimalNumber({ decimals: 0, min: 1, max: constants.cartCountMax });

const amount = decimalNumber({ decimals: 2, min: 0, max: constants.priceMax });

/** POST /basket/items. Prices are in the caller's currency. */
export const basketItemsInput = z.object({
  selectBy: z
    .strictObject({
      like_concat: z.strictObject({
        fields: z.array(z.enum(['name', 'vendor_code'])).optional(),
        value: textUpTo(constants.searchMaxLength),
      }),
      greater: z.strictObject({ basket_price: amount }).partial(),
      lesser: z.strictObject({ basket_price: amount }).partial(),
    })
    .partial()
    .optional(),
  orderBy: z.partialRecord(z.enum(listSorts.cart), z.enum(['asc', 'desc'])).optional(),
  pagination: z
    .object({
      page: pageNumber.optional(),
      limit: pageSize.optional(),
      tableSize: pageSize.optional(),
    })
    .optional(),
  /** True lists the items saved for later instead of the items in the cart. */
  later: z.boolean().optional(),
  extra: z.unknown().optional(),
});
export type BasketItemsInput = z.input<typeof basketItemsInput>;

/** `line_count` counts every item of the cart, ignoring the filters. */
export const basketItemsView = z.strictObject({
  list: z.array(cartLineView),
  total_count: z.number().int(),
  line_count: z.number().int(),
  later_count: z.number().int(),
  cart_total: cartTotalView,
  currency: z.enum(['RUB', 'INR']),
});
export type BasketItemsView = z.infer<typeof basketItemsView>;

/** GET /basket/. `request` says whether the company may create requests from the cart. */
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
  getCart: { summary: 'Returns the cart page', answer: basketView },
  listCartLines: {
    summary: 'Lists the items of the cart with filters, sorting and pages',
    input: basketItemsInput,
    answer: basketItemsView,
  },
  addToCart: {
    summary: 'Adds a card to the cart. Repeated calls add up unless they have the same Idempotency-Key',
    input: basketAddInput,
    answer: productCountView,
    top: ['product_count'],
  },
  removeCartLine: {
    summary: 'Removes a SKU from the cart',
    input: basketRemoveInput,
    answer: productCountView,
    top: ['product_count'],
  },
  setCartCount: {
    summary: 'Sets the quantity of a cart item',
    input: cartCountInput,
    answer: cartCountView,
    top: ['product_count'],
  },
  keepCartLine: {
    summary: 'Saves a cart item for later or moves it back to the cart',
    input: cartLaterInput,
    answer: productCountView,
    top: ['product_count'],
  },
  clearCart: { summary: 'Empties the cart', answer: productCountView, top: ['product_count'] },
});

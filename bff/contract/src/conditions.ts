import { z } from 'zod';
import { cardDetailsView, cardView } from './cards.js';
import { fileView, moneyView, namedView, uuid } from './values.js';

/**
 * An item described in text: `description` names it, `comment` lists the requirements. The price is in roubles per
 * unit, at the exchange rate of the customer's price. It is null for a supplier. Count and price are null while a
 * draft's author has not entered a number.
 */
const goodsItem = z.strictObject({
  description: z.string(),
  area: z.string(),
  customs_code: z.string(),
  comment: z.string(),
  count: z.number().nullable(),
  unit: namedView.nullable(),
  price: moneyView.nullable(),
});

const conditionOf = <Card extends z.ZodType>(card: Card) =>
  z.strictObject({
    id: uuid,
    comment: z.string(),
    files: z.array(fileView),
    time_frame: z.string(),
    /**
     * RFC: one item, with the card as it was when the request was created. `withdrawn` means that a draft's card is no
     * longer available.
     * The count is null while a draft's author has not entered a number. The draft's `count` holds the text as typed.
     */
    condition_product_skus: z.array(
      z.strictObject({ count: z.number().nullable(), product_sku: card, withdrawn: z.boolean() }),
    ),
    /** The code of the city to deliver to. Empty if none was chosen, and for a supplier. */
    delivery_city: z.string(),
    /** RFD only: what the customer bought before. Empty for a supplier. */
    bought_before: z.string(),
    bought_supplier: z.string(),
    bought_brand: z.string(),
    /** RFD only: the described items. */
    from_description_goods_items: z.array(goodsItem),
  });

/** The content of a request on its page, with full cards. */
export const conditionView = conditionOf(cardDetailsView);
export type ConditionView = z.infer<typeof conditionView>;

/** The content of a request in a list, with cards as lists show them. */
export const listedConditionView = conditionOf(cardView);
export type ListedConditionView = z.infer<typeof listedConditionView>;

import { z } from 'zod';
import { cardDetailsView, cardView } from './cards.js';
import { fileView, moneyView, namedView, uuid } from './values.js';

/**
 * What is looked for in words: `description` names it, `comment` says what it must be like. Count and price (roubles for
 * one, by the rate of the customer's price; null for a supplier) are null where a draft's author has not typed a number yet.
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
     * RFC: one line, with the card as it was when the request was made; `withdrawn`: a draft's card is no longer to be
     * had. The count is null where a draft's author has not typed a number yet: what he typed is the draft's `count`.
     */
    condition_product_skus: z.array(
      z.strictObject({ count: z.number().nullable(), product_sku: card, withdrawn: z.boolean() }),
    ),
    /** RFD: what was bought before; empty for a supplier. */
    bought_before: z.string(),
    bought_supplier: z.string(),
    bought_brand: z.string(),
    /** RFD */
    from_description_goods_items: z.array(goodsItem),
  });

/** What a request asks for, on its page: cards whole. */
export const conditionView = conditionOf(cardDetailsView);
export type ConditionView = z.infer<typeof conditionView>;

/** The same in a list: cards as lists show them. */
export const listedConditionView = conditionOf(cardView);
export type ListedConditionView = z.infer<typeof listedConditionView>;

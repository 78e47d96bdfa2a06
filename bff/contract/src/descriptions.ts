import { z } from 'zod';
import { constants } from './constants.js';
import { requestContact } from './request-contact.js';
import { customsCode, integerCount, roubles } from './typed-values.js';
import { textUpTo, uuid, writtenText } from './values.js';

/** Text as typed, not validated. */
const typed = z
  .union([textUpTo(100_000), z.number()])
  .transform(String)
  .default('');

/** The item of a request from a description, as typed. */
export const typedPosition = z.object({
  description: typed,
  comment: typed,
  area: typed,
  customs_code: typed,
  count: typed,
  unit: textUpTo(100).default(''),
  price: typed,
});

/** The items after the first one, as typed. */
export const typedFurtherPositions = z.array(typedPosition).max(constants.furtherPositionsMax, 'too_many_items');

/** The terms of a request from a description, as typed. */
export const typedContract = z.object({
  time_frame: typed,
  total_price: typed,
  comment: typed,
  bought_before: typed,
  bought_supplier: typed,
  bought_brand: typed,
  /** The code of a city of `GET /landed-price/cities`. */
  delivery_city: textUpTo(10).default(''),
});

const text = z.string();

const typedPositionView = z.strictObject({
  description: text,
  comment: text,
  area: text,
  customs_code: text,
  count: text,
  unit: text,
  price: text,
});

/** The description of a draft as typed: the initial values of its form. */
export const typedDescriptionView = z.strictObject({
  position: typedPositionView,
  further_positions: z.array(typedPositionView),
  contract: z.strictObject({
    time_frame: text,
    total_price: text,
    comment: text,
    bought_before: text,
    bought_supplier: text,
    bought_brand: text,
    delivery_city: text,
  }),
});
export type TypedDescriptionView = z.infer<typeof typedDescriptionView>;

const line = writtenText(constants.lineMax);
const optionalText = (max: number) => textUpTo(max).default('');

/** The requested item: `description` names it, `comment` lists the requirements. The price is in roubles per unit. */
export const rfdPosition = z.object({
  description: line,
  comment: writtenText(constants.commentMax),
  area: line,
  customs_code: customsCode,
  count: integerCount,
  /** An id from the list of units, or empty: the specification does not require the unit. */
  unit: z.union([uuid, z.literal('')]).default(''),
  price: roubles,
});

/** The items after the first one. Together with `position` they are the list of goods items of specification section 3. */
export const rfdFurtherPositions = z
  .array(rfdPosition)
  .max(constants.furtherPositionsMax, 'too_many_items')
  .default([]);

/** The terms. The total is in roubles. */
export const rfdContract = z.object({
  time_frame: line,
  total_price: roubles,
  comment: optionalText(constants.commentMax),
  bought_before: optionalText(constants.commentMax),
  bought_supplier: optionalText(constants.lineMax),
  bought_brand: optionalText(constants.lineMax),
  /** The code of the city to deliver to. Empty means none. */
  delivery_city: optionalText(10),
});

/** POST /request/publish/{requestEntity} for an RFD. The page validates with the same schema before it sends. */
export const rfdPublishInput = z.object({
  position: rfdPosition.prefault({} as z.input<typeof rfdPosition>),
  further_positions: rfdFurtherPositions,
  contract: rfdContract.prefault({} as z.input<typeof rfdContract>),
  /** If absent, the draft keeps its files. */
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').optional(),
});
export type RfdPublishInput = z.input<typeof rfdPublishInput>;

/** GET /request/customer/description-to-request: a reserved id, which is stored only when the form is first saved. */
export const reservedRequestView = z.strictObject({
  request: z.strictObject({ id: uuid, contact_info: requestContact }),
});
export type ReservedRequestView = z.infer<typeof reservedRequestView>;

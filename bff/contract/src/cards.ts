import { z } from 'zod';
import { detailShape } from './card-shapes.js';
import { permissionList } from './page-context.js';
import { colorView, countryView, unitView } from './reference.js';
import { certificateView, langs, namedView, personView, pictureView, uuid } from './values.js';
import { priceModes, reviewStatuses, skuTypes } from './words.js';

export const skuType = z.enum(skuTypes);

/** A card in a list. Prices are in INR per unit and absent with price mode `request`. */
export const cardView = z.strictObject({
  id: uuid,
  sku_id: uuid,
  category_id: uuid,
  tree_id: uuid,
  /** The card's categories from the root down. A level that the card's path does not reach is null. */
  categories: z.strictObject({
    tree: namedView.nullable(),
    category: namedView.nullable(),
    subcategory: namedView.nullable(),
  }),
  type: skuType,
  name: z.string(),
  /** What tells the card apart from the supplier's similar cards, such as "DN 50 · AISI 304". */
  variant: z.string().nullable(),
  vendor_code: z.string(),
  hs_code: z.string(),
  price_mode: z.enum(priceModes),
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  price_currency: z.literal('INR'),
  unit: unitView.nullable(),
  minimum_quantum: z.number().nullable(),
  lead_days: z.number().int().nullable(),
  inco_terms: z.string(),
  inco_place: z.string().nullable(),
  is_sample_available: z.boolean(),
  pictures: z.array(pictureView),
  company: z.strictObject({
    id: uuid,
    short_name: z.string(),
    city: z.string().nullable(),
    verified: z.boolean(),
    langs,
  }),
  /** For broker staff only, else null. */
  broker_manager: personView.nullable(),
  product: z.strictObject({
    brand_name: z.string(),
    manufacturer_country: countryView.nullable(),
    type: z.enum(['goods', 'services']),
  }),
  /** True for a draft. Only brokers and the company's own staff see drafts. */
  draft: z.boolean(),
  langs,
});
export type CardView = z.infer<typeof cardView>;

const { shipment_method: method, shipment_description: description, shipment_port: port, ...details } = detailShape;

/** A card on its own page. Empty fields are null (brokers see "n/a"). */
export const cardDetailsView = cardView.extend({
  ...details,
  industries: z.array(namedView),
  shipment: z.strictObject({ method, description, port, langs }),
  color: colorView.nullable(),
  /** Anonymous visitors do not see expired certificates. */
  certificates: z.array(certificateView),
  published_at: z.string().nullable(),
});
export type CardDetailsView = z.infer<typeof cardDetailsView>;

/** A level on the path to a category. */
export const crumbView = namedView;
export type CrumbView = z.infer<typeof crumbView>;

/** GET /catalog/product/{catalogCategoryTree}/{skuId}, and the same for services. */
export const productView = z.strictObject({
  card: cardDetailsView,
  breadcrumbs: z.array(crumbView),
  permissions: permissionList,
  /**
   * The card's open review, and whether the card was changed since it was returned. Null without one, and for users who
   * do not see drafts.
   */
  review: z.strictObject({ status: z.enum(reviewStatuses), is_corrected: z.boolean() }).nullable(),
  /** The actions that the caller may take here: the cart and request buttons. */
  actions: z.strictObject({
    add_to_cart: z.boolean(),
    /** Null for users who never send requests. */
    request: z.enum(['allowed', 'sign_in', 'commerce_not_allowed']).nullable(),
  }),
  /** The supplier's logo. */
  company_logo: pictureView.nullable(),
  /** More cards of the same supplier. Empty if they are unavailable. */
  same_supplier: z.array(cardView),
});
export type ProductView = z.infer<typeof productView>;

import { z } from 'zod';
import { permissionList } from './page-context.js';
import { colorView, unitView } from './reference.js';
import { fileView, localized, pictureView, uuid } from './values.js';
import { priceModes, skuTypes } from './words.js';

export const skuType = z.enum(skuTypes);

/** A card in a list. Prices are INR per unit and absent with price mode `request`. */
export const cardView = z.object({
  id: uuid,
  sku_id: uuid,
  category_id: uuid,
  tree_id: uuid,
  type: skuType,
  name: localized,
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
  inco_place: localized.nullable(),
  is_sample_available: z.boolean(),
  pictures: z.array(pictureView),
  company: z.object({
    id: uuid,
    short_name: z.string(),
    city: localized.nullable(),
    verified: z.boolean(),
  }),
  product: z.object({ brand_name: z.string(), manufacturer_country_name: z.string() }),
  /** Drafts are seen by their own company's staff and brokers only. */
  draft: z.boolean(),
});
export type CardView = z.infer<typeof cardView>;

/** A card on its own page; what is empty is null (brokers are shown "n/a"). */
export const cardDetailsView = cardView.extend({
  payment_advance: z.number().nullable(),
  payment_transfer: z.number().nullable(),
  warranty: z.number().int().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  length: z.number().nullable(),
  weight: z.number().nullable(),
  count_in_one_package: z.number().nullable(),
  condition: localized.nullable(),
  area: localized.nullable(),
  industries: z.array(localized),
  composition: localized.nullable(),
  features: localized.nullable(),
  technical_specification: localized.nullable(),
  description: localized.nullable(),
  special_instructions: localized.nullable(),
  shipment: z.object({
    method: z.enum(['sea', 'air']).nullable(),
    description: localized.nullable(),
    port: localized.nullable(),
  }),
  color: colorView.nullable(),
  certificates: z.array(fileView),
  published_at: z.string().nullable(),
});
export type CardDetailsView = z.infer<typeof cardDetailsView>;

/** A step of the way down to a category. */
export const crumbView = z.object({ id: uuid, name: z.string() });
export type CrumbView = z.infer<typeof crumbView>;

/** GET /catalog/product/{catalogCategoryTree}/{skuId} and the same for services */
export const productView = z.object({
  card: cardDetailsView,
  breadcrumbs: z.array(crumbView),
  permissions: permissionList,
  /** What the signed-in customer may do here: cart and request buttons. */
  actions: z.object({
    add_to_cart: z.boolean(),
    /** `allowed`, `sign_in`, `commerce_not_allowed`, or absent for those who never send requests. */
    request: z.enum(['allowed', 'sign_in', 'commerce_not_allowed']).nullable(),
  }),
  /** More from the same supplier; empty when it could not be had. */
  same_supplier: z.array(cardView),
});
export type ProductView = z.infer<typeof productView>;

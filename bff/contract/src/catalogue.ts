import { z } from 'zod';
import type { ListCodec } from './list-query.js';
import { permissionList } from './page-context.js';
import { colorView, unitView } from './reference.js';
import { fileView, localized, pictureView, uuid } from './values.js';
import { priceModes, type SkuType, skuTypes } from './words.js';

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

/** A node of the category trees: level 0 is a tree, 1 a category, 2 a sub-category. */
export interface CategoryNode {
  id: string;
  name: string;
  sku_count: number;
  type: SkuType;
  picture: { id: string; url: string; original_name: string } | null;
  children: CategoryNode[];
}
export const categoryNode: z.ZodType<CategoryNode> = z.lazy(() =>
  z.object({
    id: uuid,
    name: z.string(),
    sku_count: z.number().int(),
    type: skuType,
    picture: pictureView.nullable(),
    children: z.array(categoryNode),
  }),
);

/** GET /catalog/category/ without filters, and GET /catalog/tree as `data.tree`. */
export const categoryIndexView = z.object({ trees: z.array(categoryNode) });
export type CategoryIndexView = z.infer<typeof categoryIndexView>;

export const crumbView = z.object({ id: uuid, name: z.string() });
export type CrumbView = z.infer<typeof crumbView>;

export const categoryLink = crumbView.extend({ sku_count: z.number().int() });
export type CategoryLinkView = z.infer<typeof categoryLink>;

/**
 * The price range of the filtered set without the price filter, in `currency`: always two values, the lowest price_from
 * and the highest price_to, both null when nothing in it has a price.
 */
export const productsAttributes = z.object({
  price: z.object({ values: z.array(z.object({ value: z.number().nullable() })).length(2) }),
});

/** GET /catalog/category/{id}, and /catalog/category/ with a filter (then `category` is null). */
export const categoryView = z.object({
  pagination: z.object({
    items: z.array(cardView),
    total_item_count: z.number().int(),
    /** True: the count is a lower bound ("10 000+"). */
    at_least: z.boolean(),
    page: z.number().int(),
    limit: z.number().int(),
  }),
  products_attributes: productsAttributes,
  /** Of price filters and `products_attributes`: RUB for Russian readers while a rate is valid, else INR. */
  currency: z.enum(['RUB', 'INR']),
  category: categoryLink.extend({ type: skuType }).nullable(),
  breadcrumbs: z.array(crumbView),
  sub_categories: z.array(categoryLink),
  /** What the search was read as when nothing matched it as typed. */
  corrected_search: z.string().nullable(),
});
export type CategoryView = z.infer<typeof categoryView>;

/** GET /company/{company}/catalog/{categoryTree} */
export const companyCatalogView = z.object({
  skus: z.array(cardView),
  totalCount: z.number().int(),
  at_least: z.boolean(),
  products_attributes: productsAttributes,
  currency: z.enum(['RUB', 'INR']),
  company: z.object({ id: uuid, short_name: z.string() }),
  categories: z.array(categoryLink),
  corrected_search: z.string().nullable(),
  permissions: permissionList,
});
export type CompanyCatalogView = z.infer<typeof companyCatalogView>;

export const cardListCodec = {
  sorts: ['prod_name', 'brand_name'],
  filters: { f_search: { kind: 'text' }, f_price: { kind: 'price' } },
} as const satisfies ListCodec;

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

/** GET /catalog/search/autocomplete-products */
export const suggestionsView = z.object({
  categories: z.array(
    z.object({ id: uuid, tree_id: uuid, name: z.string(), path: z.array(z.string()), sku_count: z.number().int() }),
  ),
  skus: z.array(
    z.object({
      id: uuid,
      sku_id: uuid,
      name: z.string(),
      vendor_code: z.string(),
      category_id: uuid,
      tree_id: uuid,
      type: skuType,
      picture: pictureView.nullable(),
    }),
  ),
});
export type SuggestionsView = z.infer<typeof suggestionsView>;

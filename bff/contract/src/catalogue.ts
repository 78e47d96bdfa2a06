import { z } from 'zod';
import { cardView, crumbView, productView, skuType } from './cards.js';
import { endpointsOf } from './endpoint.js';
import { permissionList } from './page-context.js';
import { catalogueRoutes } from './routes/catalogue.js';
import { type Langs, langs, namedView, type PictureView, pictureView, uuid } from './values.js';
import { facets, reviewStatuses, type SkuType } from './words.js';

/** A node of the category trees. Level 0 is a tree, 1 a category, 2 a sub-category. */
export interface CategoryNode {
  id: string;
  name: string;
  langs: Langs;
  sku_count: number;
  type: SkuType;
  picture: PictureView | null;
  other_name: string;
  children: CategoryNode[];
}
export const categoryNode: z.ZodType<CategoryNode> = z.lazy(() =>
  namedView.extend({
    sku_count: z.number().int(),
    type: skuType,
    picture: pictureView.nullable(),
    /** The name in the other language, for searching. Empty if there is none. */
    other_name: z.string(),
    children: z.array(categoryNode),
  }),
);

/** GET /catalog/category/ without filters, and GET /catalog/tree as `data.tree`. */
export const categoryIndexView = z.strictObject({ trees: z.array(categoryNode) });
export type CategoryIndexView = z.infer<typeof categoryIndexView>;

export const categoryLink = crumbView.extend({ sku_count: z.number().int() });
export type CategoryLinkView = z.infer<typeof categoryLink>;

/**
 * The price range of the list, in `currency`, ignoring the list's price filter. It always has two values: the lowest
 * price_from and the highest price_to. Both are null if no card in the list has a price.
 */
export const productsAttributes = z.strictObject({
  price: z.strictObject({ values: z.array(z.strictObject({ value: z.number().nullable() })).length(2) }),
});

/**
 * A facet of a list. The count of a value is the number of cards that the list would have with this value, ignoring the
 * other values selected in the same facet.
 * `label` is null where the client supplies the text: price bands as `from~to`, sample availability as `yes`.
 */
export const facetView = z.strictObject({
  key: z.enum(facets),
  values: z.array(
    z.strictObject({
      value: z.string(),
      label: z.string().nullable(),
      langs,
      count: z.number().int(),
      chosen: z.boolean(),
    }),
  ),
  /** The number of values that are not listed. */
  more: z.number().int(),
  /** True if the counts are lower bounds. */
  at_least: z.boolean(),
});
export type FacetView = z.infer<typeof facetView>;

/**
 * A part of the search text that works as a filter, with its words as typed: a price limit («до 500 ₽», in major units,
 * inclusive) or a measure («10–20 кВт»). Without a search, or with `f_exact`, prices are not read.
 */
export const searchFilter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    words: z.string(),
    from: z.number().nullable(),
    to: z.number().nullable(),
    currency: z.enum(['RUB', 'INR']),
  }),
  z.strictObject({ kind: z.literal('measure'), words: z.string() }),
]);
export type SearchFilter = z.infer<typeof searchFilter>;

/**
 * A card in a list. `landed` is what a unit costs in Moscow with duty and VAT if the minimum quantity is imported alone,
 * in roubles, computed in the background at the rate of a day. Absent for suppliers, and if a part of the price is not
 * known.
 */
export const listedCardView = cardView.extend({
  landed: z.strictObject({ per_unit: z.number(), rate_date: z.string() }).optional(),
});
export type ListedCardView = z.infer<typeof listedCardView>;

/** GET /catalog/category/{id}, and /catalog/category/ with a filter (then `category` is null). */
export const categoryView = z.strictObject({
  pagination: z.strictObject({
    items: z.array(listedCardView),
    total_item_count: z.number().int(),
    /** True if the count is a lower bound ("10 000+"). */
    at_least: z.boolean(),
    page: z.number().int(),
    limit: z.number().int(),
  }),
  products_attributes: productsAttributes,
  /**
   * The currency of price filters and `products_attributes`: RUB for users of the Russian pages while a rate is valid,
   * else INR.
   */
  currency: z.enum(['RUB', 'INR']),
  category: categoryLink.extend({ type: skuType }).nullable(),
  breadcrumbs: z.array(crumbView),
  sub_categories: z.array(categoryLink),
  /** The corrected search text, if nothing matched the text as typed. */
  corrected_search: z.string().nullable(),
  /**
   * Set on the first page of a search. The client sends it to POST /catalog/opened when a card is opened from the
   * results.
   */
  search_id: z.string().nullable(),
  facets: z.array(facetView),
  /**
   * Up to six categories of the full catalogue, nearest in meaning first. Set on the first page of a search of which no
   * card has all words, whatever its price and facet filters. Empty for every other list.
   */
  nearest_categories: z.array(categoryLink),
  /**
   * The words of the search that were dropped, because no card has all of them. The cards are those of the other words.
   */
  dropped_words: z.array(z.string()),
  search_filters: z.array(searchFilter),
  /** The ids of those items that no word of the search found, but that are close to it in meaning. */
  close_ids: z.array(z.string()),
  /**
   * Up to three other searches with fewer words that match something in the full catalogue. Set on the first page of a
   * search that matches fewer than three cards.
   */
  shorter_searches: z.array(z.strictObject({ search: z.string(), sku_count: z.number().int() })),
});
export type CategoryView = z.infer<typeof categoryView>;

/** A card in its company's catalogue. Only brokers and the company's own staff see the fields about its draft. */
export const companyCardView = listedCardView.extend({
  /** True if an unpublished version is being edited or reviewed. */
  has_draft: z.boolean().optional(),
  /** The status of its open review. */
  review_status: z.enum(reviewStatuses).nullable().optional(),
  /** True if it was changed since its review was returned. */
  is_corrected: z.boolean().optional(),
});
export type CompanyCardView = z.infer<typeof companyCardView>;

/** GET /company/{company}/catalog/{categoryTree} */
export const companyCatalogView = z.strictObject({
  skus: z.array(companyCardView),
  totalCount: z.number().int(),
  at_least: z.boolean(),
  products_attributes: productsAttributes,
  currency: z.enum(['RUB', 'INR']),
  company: z.strictObject({ id: uuid, short_name: z.string() }),
  categories: z.array(categoryLink),
  corrected_search: z.string().nullable(),
  /** The caller's permissions for the company's cards: product_create, edit, delete. */
  permissions: permissionList,
  facets: z.array(facetView),
  search_filters: z.array(searchFilter),
});
export type CompanyCatalogView = z.infer<typeof companyCatalogView>;

/** GET /catalog/search/autocomplete-products */
export const suggestionsView = z.strictObject({
  categories: z.array(namedView.extend({ tree_id: uuid, path: z.array(z.string()), sku_count: z.number().int() })),
  skus: z.array(
    namedView.extend({
      sku_id: uuid,
      vendor_code: z.string(),
      category_id: uuid,
      tree_id: uuid,
      type: skuType,
      picture: pictureView.nullable(),
    }),
  ),
});
export type SuggestionsView = z.infer<typeof suggestionsView>;

/** GET /api/category-suppliers/{id}: up to six suppliers. `sku_count` counts their cards in the category. */
export const categorySuppliersView = z.strictObject({
  suppliers: z.array(
    z.strictObject({
      id: uuid,
      short_name: z.string(),
      city: z.string().nullable(),
      verified: z.boolean(),
      sku_count: z.number().int(),
      logo: pictureView.nullable(),
      langs,
    }),
  ),
});
export type CategorySuppliersView = z.infer<typeof categorySuppliersView>;

/** GET /api/similar-cards/{id}: up to eight public cards, most similar first. Empty if fewer than two are similar. */
export const similarCardsView = z.strictObject({ cards: z.array(cardView) });
export type SimilarCardsView = z.infer<typeof similarCardsView>;

export const catalogueEndpoints = /* @__PURE__ */ endpointsOf(catalogueRoutes, {
  getCategoryIndex: {
    summary: 'Lists all category trees, or all matching cards if f_search, f_price or f[…] is set',
    answer: z.union([categoryIndexView, categoryView]),
  },
  listCards: { summary: 'Lists the cards of a category', answer: categoryView },
  getProduct: { summary: 'Returns a product. `page` is the list page to go back to', answer: productView },
  getService: { summary: 'Returns a service', answer: productView },
  findCard: {
    summary: 'Returns a card by its id. A browser is redirected to its canonical address',
    answer: productView,
  },
  getCategoryTree: {
    summary: 'Returns all category trees, nested',
    answer: z.strictObject({ tree: z.array(categoryNode) }),
  },
  listSimilarCards: { summary: 'Lists the public cards most similar to a card', answer: similarCardsView },
  listCategorySuppliers: { summary: 'Lists the popular suppliers of a category', answer: categorySuppliersView },
});

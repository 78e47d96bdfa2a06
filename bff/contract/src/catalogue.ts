import { z } from 'zod';
import { cardView, crumbView, productView, skuType } from './cards.js';
import { endpointsOf } from './endpoint.js';
import { permissionList } from './page-context.js';
import { catalogueRoutes } from './routes/catalogue.js';
import { type Langs, langs, namedView, type PictureView, pictureView, uuid } from './values.js';
import { facets, reviewStatuses, type SkuType } from './words.js';

/** A node of the category trees: level 0 is a tree, 1 a category, 2 a sub-category. */
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
    /** In the other language, empty where it has none: to search by. */
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
 * The price range of the filtered set without the price filter, in `currency`: always two values, the lowest price_from
 * and the highest price_to, both null when nothing in it has a price.
 */
export const productsAttributes = z.strictObject({
  price: z.strictObject({ values: z.array(z.strictObject({ value: z.number().nullable() })).length(2) }),
});

/**
 * What cards of a list may be told apart by, each value with the cards the list would have by it, whatever is chosen of its
 * own facet. `label` is null where its reader words the value: bands as `from~to`, a sample as `yes`.
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
  /** How many values more there are. */
  more: z.number().int(),
  /** True: the counts are lower bounds. */
  at_least: z.boolean(),
});
export type FacetView = z.infer<typeof facetView>;

/** GET /catalog/category/{id}, and /catalog/category/ with a filter (then `category` is null). */
export const categoryView = z.strictObject({
  pagination: z.strictObject({
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
  /** Of a search on its first page: what a card that is opened from it is told with (POST /catalog/opened). */
  search_id: z.string().nullable(),
  facets: z.array(facetView),
  /**
   * Of a search that finds nothing, whatever its price and facets, on its first page: six categories of the whole catalogue
   * at most, the nearest in meaning first; the list of each is at its `category_page`. Empty for every other list.
   */
  nearest_categories: z.array(categoryLink),
  /** What of such a search finds something in the whole catalogue: three at most, those with most words first. */
  shorter_searches: z.array(z.strictObject({ search: z.string(), sku_count: z.number().int() })),
});
export type CategoryView = z.infer<typeof categoryView>;

/** A card in its company's catalogue; what is in work on it is told to its own staff and brokers alone. */
export const companyCardView = cardView.extend({
  /** A version that is not public is being written or reviewed. */
  has_draft: z.boolean().optional(),
  /** Of its review that is not done. */
  review_status: z.enum(reviewStatuses).nullable().optional(),
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
  /** On the company's cards: product_create, edit, delete. */
  permissions: permissionList,
  facets: z.array(facetView),
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

/** GET /api/category-suppliers/{id}: six at most; `sku_count`: cards of the category. */
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

export const catalogueEndpoints = /* @__PURE__ */ endpointsOf(catalogueRoutes, {
  getCategoryIndex: {
    summary: 'All trees with their categories; with f_search, f_price or f[…] the product list over all of them',
    answer: z.union([categoryIndexView, categoryView]),
  },
  listCards: { summary: 'The product list of a category', answer: categoryView },
  getProduct: { summary: 'A product; `page` is the list page to go back to', answer: productView },
  getService: { summary: 'A service', answer: productView },
  findCard: {
    summary: 'A card by its id alone: a browser is sent to its canonical address',
    answer: productView,
  },
  getCategoryTree: { summary: 'All trees, nested', answer: z.strictObject({ tree: z.array(categoryNode) }) },
  listCategorySuppliers: { summary: 'A category’s popular suppliers', answer: categorySuppliersView },
});

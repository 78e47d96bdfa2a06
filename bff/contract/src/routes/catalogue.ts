import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import type { Facet } from '../words.js';

/** All facets. They repeat `facets`, which is not part of the web app's first load. A test compares both lists. */
const facetNames = [
  'sub_category',
  'supplier',
  'country',
  'price_band',
  'minimum_quantity',
  'lead_days',
  'inco_terms',
  'certificate',
  'sample',
  'warranty',
] as const satisfies readonly Facet[];

/**
 * The query of every list of cards. With `f_exact=1` the search uses the text as typed, without correction. Sorted by
 * `landed`, cards without a landed price come last in either direction. It is an unknown key for suppliers.
 */
export const cardListCodec = {
  sorts: ['prod_name', 'brand_name', 'landed'],
  // Six rows of five cards are about as high as the filters beside them.
  limit: 30,
  filters: {
    f_search: { kind: 'text' },
    f_exact: { kind: 'flag' },
    f_price: { kind: 'price' },
    f: { kind: 'choices', of: facetNames },
  },
} as const satisfies ListCodec;

/** Reading the catalogue. */
export const catalogueRoutes = {
  getCategoryIndex: {
    method: 'get',
    path: '/catalog/category/',
    kind: 'S',
    who: 'public',
    screen: 'category_index',
    list: cardListCodec,
  },
  listCards: {
    method: 'get',
    path: '/catalog/category/:id',
    kind: 'S',
    who: 'public',
    screen: 'category_page',
    list: cardListCodec,
  },
  getProduct: {
    method: 'get',
    path: '/catalog/product/:catalogCategoryTree/:skuId{/:page}',
    kind: 'S',
    who: 'public',
    screen: 'product_page',
    words: ['page'],
  },
  getService: {
    method: 'get',
    path: '/catalog/service/:catalogCategoryTree/:skuId',
    kind: 'S',
    who: 'public',
    screen: 'service_page',
  },
  findCard: { method: 'get', path: '/catalog/:type/:id', kind: 'S', who: 'public', words: ['type'] },
  getCategoryTree: { method: 'get', path: '/catalog/tree', kind: 'A', who: 'public' },
  listSimilarCards: { method: 'get', path: '/api/similar-cards/:id', kind: 'A', who: 'public' },
  listCategorySuppliers: { method: 'get', path: '/api/category-suppliers/:id', kind: 'A', who: 'public' },
} as const satisfies RouteTable;

import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';

/** The query of the list of reviews. */
export const reviewListCodec = {
  sorts: listSorts.reviews,
  filters: {
    search: { kind: 'text' },
    'created-on': { kind: 'days' },
    managers: { kind: 'set' },
    reviewers: { kind: 'set' },
    statuses: { kind: 'set' },
    /** `mine` lists reviews that wait for the caller, `nobody` those without a reviewer. */
    queue: { kind: 'set' },
  },
} as const satisfies ListCodec;

/** Reviews of cards, from the queue to publication. */
export const reviewRoutes = {
  listReviews: {
    method: 'get',
    path: '/broker/product-reviews',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_review_list_page',
    list: reviewListCodec,
  },
  exportReviews: {
    method: 'get',
    path: '/broker/product-reviews/export',
    kind: 'D',
    who: 'review',
    list: reviewListCodec,
  },
  findReview: {
    method: 'get',
    path: '/broker/product-reviews/redirect/:productSku',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_review_redirect',
  },
  getReview: {
    method: 'get',
    path: '/broker/product-reviews/review/:review',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_review_page',
  },
  decideReview: { method: 'post', path: '/broker/product-reviews/review/:review', kind: 'S', who: 'review' },
  getTranslation: {
    method: 'get',
    path: '/broker/product-reviews/translate/:review',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_translate_page',
  },
  publishTranslation: { method: 'post', path: '/broker/product-reviews/translate/:review', kind: 'S', who: 'review' },
  saveTranslation: {
    method: 'post',
    path: '/broker/product-reviews/translate-autosave/:review',
    kind: 'A',
    who: 'review',
  },
  getCorrection: {
    method: 'get',
    path: '/broker/product-reviews/correct/:review',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_correct_page',
  },
  correctReview: { method: 'post', path: '/broker/product-reviews/correct/:review', kind: 'S', who: 'review' },
  openReview: {
    method: 'post',
    path: '/broker/product-reviews/toreview/:productSku',
    kind: 'S',
    who: 'manager',
    screen: 'product_sku_to_review',
  },
  followOpenReview: {
    method: 'get',
    path: '/broker/product-reviews/toreview/:productSku',
    kind: 'S',
    who: 'manager',
  },
  setReviewer: { method: 'post', path: '/broker/product-reviews/change-reviewer/:review', kind: 'A', who: 'senior' },
  restartReview: {
    method: 'post',
    path: '/broker/product-reviews/restart/:review',
    kind: 'S',
    who: 'review',
    screen: 'product_sku_review_restart',
  },
  followRestartReview: { method: 'get', path: '/broker/product-reviews/restart/:review', kind: 'S', who: 'review' },
} as const satisfies RouteTable;

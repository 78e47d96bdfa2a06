import type {
  RemovedReviewView,
  ReviewHeadView,
  ReviewMove,
  ReviewRowView,
  ReviewView,
  RouteView,
} from '@setu/contract';
import { reviewMoves } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Card } from '@setu/proto/catalogue/cards';
import type { PriceNorm } from '@setu/proto/catalogue/categories';
import type { Review, ReviewRow } from '@setu/proto/review/reviews';
import type { ReviewStatus as WireStatus } from '@setu/proto/review/words';
import { reviewStatusWord } from '@setu/proto/wire-words';
import type { ReviewStatus } from '@setu/proto/words';
import type { Language } from '../language/locale.js';
import { cardView } from './card.js';
import { picturesView } from './file.js';
import { major } from './money.js';
import { personOrNull } from './person.js';
import { textsIn } from './text.js';

const statusOf = (status: WireStatus): ReviewStatus => reviewStatusWord(status) ?? 'created';

const movesOf = (names: readonly string[]): ReviewMove[] => reviewMoves.filter((move) => names.includes(move));

/** Presents a card's picture and price for the list. Both are null if the card is not known. */
const cardParts = (card: Card | undefined, language: Language) => {
  if (card === undefined) return { picture: null, price: null };
  const { price_mode, price_from, price_to, price_currency, unit } = cardView(card, { language });
  return {
    picture: picturesView(card)[0] ?? null,
    price: { price_mode, price_from, price_to, price_currency, unit },
  };
};

/** Presents a review for the list. Picture, price and city are missing if its card is not known. */
export const reviewRowView = (row: ReviewRow, card: Card | undefined, language: Language): ReviewRowView => ({
  id: row.id,
  status: statusOf(row.status),
  product_sku: {
    id: row.skuId,
    ...textsIn(language, { name: row.name }),
    vendor_code: row.vendorCode,
    ...cardParts(card, language),
  },
  company: {
    ...{ id: row.supplierId, short_name: row.supplierName },
    ...textsIn(language, {}, { city: card?.company?.city }),
  },
  reviewer: personOrNull(row.reviewer),
  manager: personOrNull(row.manager),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  is_mine: row.isCallersTurn,
  is_corrected: row.isCorrected,
  moves: movesOf(row.moves),
});

/** Returns the row that every review contains. */
export const rowOf = ({ row }: Review): ReviewRow => {
  if (row === undefined) throw internal('a review without its row');
  return row;
};

/** Presents a review for its own page, whatever its stage. */
export const reviewHeadView = (review: Review): ReviewHeadView => {
  const row = rowOf(review);
  const {
    position = 0,
    total = 0,
    previousId = '',
    nextId = '',
    previousMoves = [],
    nextMoves = [],
  } = review.queue ?? {};
  const neighbour = (id: string, moves: string[]) => (id === '' ? null : reviewRoute({ id, moves }));
  return {
    id: row.id,
    status: statusOf(row.status),
    version: review.version,
    reviewer: personOrNull(row.reviewer),
    manager: personOrNull(row.manager),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    comments: review.comments,
    past_comments: review.pastComments,
    history: review.history.map(({ status, at, by, acting, isCorrection }) => ({
      ...{ status: statusOf(status), at, by: personOrNull(by), acting: personOrNull(acting) },
      is_correction: isCorrection,
    })),
    corrected: review.correctedFields,
    moves: movesOf(row.moves),
    queue: {
      ...{ position: position || null, total },
      ...{ previous: neighbour(previousId, previousMoves), next: neighbour(nextId, nextMoves) },
    },
  };
};

/** Presents a review whose card was removed. */
export const removedReviewView = (review: Review, language: Language): RemovedReviewView => {
  const { product_sku, company } = reviewRowView(rowOf(review), undefined, language);
  return { review: reviewHeadView(review), card: null, product_sku, company };
};

/** Presents a card's review for its form. */
export const formReviewView = (review: Review) => {
  const row = rowOf(review);
  const status = statusOf(row.status);
  return {
    ...{ id: row.id, status, reviewer: personOrNull(row.reviewer) },
    returned_at: status === 'reviewed' ? row.updatedAt : null,
    comments: review.comments,
    corrected: review.correctedFields,
  };
};

/** Returns the page on which this reader works on a review in its current status. */
export const reviewRoute = ({ id, moves }: Pick<ReviewRow, 'id' | 'moves'>): RouteView => {
  const may = movesOf(moves);
  const params = { review: id };
  if (may.includes('translate')) return { name: 'product_sku_translate_page', params };
  if (may.includes('correct')) return { name: 'product_sku_correct_page', params };
  return { name: 'product_sku_review_page', params };
};

/** Presents what the cards of a category cost. Null without a norm. */
export const priceNormView = (norm: PriceNorm | undefined): ReviewView['price_norm'] =>
  norm?.low && norm.median && norm.high
    ? { low: major(norm.low.minor), median: major(norm.median.minor), high: major(norm.high.minor) }
    : null;

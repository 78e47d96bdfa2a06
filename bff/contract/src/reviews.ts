import { z } from 'zod';
import { cardFormInput, cardFormView } from './card-forms.js';
import { translatedShape } from './card-shapes.js';
import { cardTextFields } from './card-texts.js';
import { cardDetailsView, cardView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber, wholeNumber } from './number-inputs.js';
import { reviewRoutes } from './routes/reviews.js';
import {
  langs,
  nothing,
  personView,
  pictureView,
  routedView,
  routeView,
  textUpTo,
  uuid,
  writtenText,
} from './values.js';
import { reviewStatuses } from './words.js';

const status = z.enum(reviewStatuses);

/** The comments on a card under review by form field. `price` is for the prices, `general` for the card in general. */
const comments = z.record(z.string().max(40), textUpTo(constants.generalCommentMax));

/** The actions on a review. A view lists those that the caller may take now. */
export const reviewMoves = ['review', 'approve', 'translate', 'correct', 'restart', 'set_reviewer'] as const;
export type ReviewMove = (typeof reviewMoves)[number];

/** A review in the list. */
export const reviewRowView = z.strictObject({
  id: uuid,
  status,
  product_sku: z.strictObject({
    id: uuid,
    name: z.string(),
    vendor_code: z.string(),
    picture: pictureView.nullable(),
    /** The price of the card, or null if the card is unknown. */
    price: cardView
      .pick({ price_mode: true, price_from: true, price_to: true, price_currency: true, unit: true })
      .nullable(),
    langs,
  }),
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable(), langs }),
  reviewer: personView.nullable(),
  manager: personView.nullable(),
  created_at: z.string(),
  /** When the review entered its current state. */
  updated_at: z.string(),
  /** True if the caller is responsible for the next action. The row then leads to `route`. */
  is_mine: z.boolean(),
  /** True if the card was changed since the reviewer returned it. */
  is_corrected: z.boolean(),
  moves: z.array(z.enum(reviewMoves)),
});
export type ReviewRowView = z.infer<typeof reviewRowView>;

/** A reviewer with the number of their open reviews. */
const reviewerView = personView.extend({ open_reviews: z.number().int() });

/** GET /broker/product-reviews */
export const reviewListView = z.strictObject({
  list: z.array(reviewRowView),
  total: z.number().int(),
  /** The options of the filter. A senior manager may assign reviews to these users. */
  reviewers: z.array(reviewerView),
  managers: z.array(personView),
  /** The number of reviews in each status, ignoring the status filter. */
  counts: z.record(z.enum(reviewStatuses), z.number().int()),
  /**
   * The number of reviews that wait for the caller (`mine`) or have no reviewer (`nobody`), ignoring the status filter.
   */
  queues: z.strictObject({ mine: z.number().int(), nobody: z.number().int() }),
});
export type ReviewListView = z.infer<typeof reviewListView>;

/** The common part of a review's pages, in every status. */
export const reviewHeadView = z.strictObject({
  id: uuid,
  status,
  version: z.number().int(),
  reviewer: personView.nullable(),
  manager: personView.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  comments,
  /** The comments of earlier rounds, newest first. */
  past_comments: z.array(
    z.strictObject({ round: z.number().int(), at: z.string(), field: z.string(), text: z.string() }),
  ),
  /** `is_correction` is a change of the returned card, which leaves the status as it is. */
  history: z.array(
    z.strictObject({
      status,
      at: z.string(),
      by: personView.nullable(),
      acting: personView.nullable(),
      is_correction: z.boolean(),
    }),
  ),
  /** The form's fields that were changed between the last return and the reviewer's next look. */
  corrected: z.array(z.string()),
  moves: z.array(z.enum(reviewMoves)),
  /** The caller's queue: the position of this review, the total, and the pages of the previous and the next review. */
  queue: z.strictObject({
    position: z.number().int().nullable(),
    total: z.number().int(),
    previous: routeView.nullable(),
    next: routeView.nullable(),
  }),
});
export type ReviewHeadView = z.infer<typeof reviewHeadView>;

/** GET /broker/product-reviews/review/{review} and …/correct/{review} */
export const reviewView = z.strictObject({
  review: reviewHeadView,
  form: cardFormView,
  card: cardDetailsView,
  /** The published version, for comparison. */
  previous: cardDetailsView.nullable(),
  /** The card as it was when its reviewer returned it. Null until it is corrected. */
  returned: cardDetailsView.nullable(),
  /** All in the reader's language, for the names that are not the supplier's: categories, units, colours. */
  named: z.strictObject({
    card: cardDetailsView,
    previous: cardDetailsView.nullable(),
    returned: cardDetailsView.nullable(),
  }),
  changed: z.array(z.string()),
  /** Words that no text of a card may contain, in either language. A final `*` matches any ending. */
  forbidden: z.array(z.string()),
  /**
   * What the category's other published cards cost per unit, in rupees: the middle half and the median. Null if fewer
   * than five of them have a price, or if the catalogue does not answer in time.
   */
  price_norm: z.strictObject({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
});
export type ReviewView = z.infer<typeof reviewView>;

/** The pages of a review whose card was removed. Nothing of the card is left but its name, its company and the review. */
export const removedReviewView = z.strictObject({
  review: reviewHeadView,
  card: z.null(),
  product_sku: reviewRowView.shape.product_sku,
  company: reviewRowView.shape.company,
});
export type RemovedReviewView = z.infer<typeof removedReviewView>;

/** POST /broker/product-reviews/review/{review} */
export const decideReviewInput = z.object({
  action: z.enum(['reviewed', 'approved']),
  /** Present only if the reviewer edited the card. */
  product_sku: cardFormInput.optional(),
  comments: comments.default({}),
  version: versionNumber.optional(),
});
export type DecideReviewInput = z.input<typeof decideReviewInput>;

/** The texts of a card in one language, by form field. */
export const russianTexts = z.object(translatedShape).partial();
export type RussianTexts = z.infer<typeof russianTexts>;

/** A text of the card to translate, with the state of its translation. */
export const translationFieldView = z.strictObject({
  field: z.enum(cardTextFields),
  english: z.string(),
  /**
   * The English text that the Russian one was written for, or else the published English text. Null if it equals the
   * current one.
   */
  english_before: z.string().nullable(),
  /**
   * Since when the English text has changed: since its translation, or since publication. Null if it has not changed.
   */
  changed_since: z.enum(['translated', 'published']).nullable(),
  /** The stored Russian text: the draft, or the text of the published version. */
  russian: z.string(),
  /** The origin of the Russian text: typed, machine translation, or the published version. */
  source: z.enum(['typed', 'machine', 'published', 'none']),
  max: z.number().int(),
});
export type TranslationFieldView = z.infer<typeof translationFieldView>;

/** GET /broker/product-reviews/translate/{review} */
export const translationView = z.strictObject({
  review: reviewHeadView,
  card: cardDetailsView,
  fields: z.array(translationFieldView),
  /** Words that no Russian text may contain. A final `*` matches any ending. */
  forbidden: z.array(z.string()),
  saved_at: z.string().nullable(),
  seq: z.number().int(),
  /** True if texts can be translated by machine. */
  has_machine: z.boolean(),
});
export type TranslationView = z.infer<typeof translationView>;

/** POST /broker/product-reviews/translate/{review} */
export const publishTranslationInput = z.object({
  product_sku_ru: russianTexts.extend({ name: writtenText(constants.lineMax) }),
  version: versionNumber.optional(),
});
export type PublishTranslationInput = z.input<typeof publishTranslationInput>;

/** POST /broker/product-reviews/translate-autosave/{review}. The save with the highest `seq` of an editor wins. */
export const saveTranslationInput = z.object({
  product_sku_ru: russianTexts,
  /**
   * The English texts shown while Russian texts were typed on this page. They reveal later corrections of the English.
   */
  product_sku: russianTexts.default({}),
  /** Fields with a machine translation that was not edited. */
  machine: z.array(z.string().max(40)).max(20).default([]),
  editor: textUpTo(100).optional(),
  seq: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});
export type SaveTranslationInput = z.input<typeof saveTranslationInput>;

export const reviewEndpoints = /* @__PURE__ */ endpointsOf(reviewRoutes, {
  listReviews: { summary: 'Lists the reviews of cards', answer: reviewListView },
  exportReviews: { summary: 'Downloads the reviews that match the query as .xlsx' },
  findReview: { summary: 'Returns the page of a card’s review for its status and the caller', answer: routedView },
  getReview: {
    summary: 'Returns a review with the new version of the card',
    answer: z.union([reviewView, removedReviewView]),
  },
  decideReview: {
    summary: 'Returns a card with comments, or approves it',
    input: decideReviewInput,
    answer: routedView,
  },
  getTranslation: {
    summary: 'Returns a card’s texts in both languages',
    answer: z.union([translationView, removedReviewView]),
  },
  publishTranslation: {
    summary: 'Completes the translation and publishes the card in both languages',
    input: publishTranslationInput,
    answer: routedView,
  },
  saveTranslation: { summary: 'Saves a translation as typed', input: saveTranslationInput, answer: nothing },
  getCorrection: {
    summary: 'Returns a card that needs corrections, with the reviewer’s comments',
    answer: z.union([reviewView, removedReviewView]),
  },
  correctReview: { summary: 'Sends a corrected card back to its reviewer', input: cardFormInput, answer: routedView },
  openReview: { summary: 'Opens a review of a card’s draft', answer: routedView },
  followOpenReview: { summary: 'Opens a review of a card’s draft, from a link on this site', answer: routedView },
  setReviewer: {
    summary: 'Assigns a review to another reviewer',
    input: z.object({ reviewer: uuid }),
    answer: nothing,
  },
  restartReview: { summary: 'Moves a review from translation back to review', answer: routedView },
  followRestartReview: {
    summary: 'Moves a review from translation back to review, from a link on this site',
    answer: routedView,
  },
});

import { z } from 'zod';
import { cardFormInput, cardFormView } from './card-forms.js';
import { cardTextFields } from './card-texts.js';
import { cardDetailsView, cardView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
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

/** What is written of a card under review: by the form's field, `price` for the prices, `general` for the whole. */
const comments = z.record(z.string().max(40), textUpTo(constants.generalCommentMax));

/** What the caller may do with a review now. */
export const reviewMoves = ['review', 'approve', 'translate', 'correct', 'restart', 'set_reviewer'] as const;
export type ReviewMove = (typeof reviewMoves)[number];

/** A review as the list shows it. */
export const reviewRowView = z.strictObject({
  id: uuid,
  status,
  product_sku: z.strictObject({
    id: uuid,
    name: z.string(),
    vendor_code: z.string(),
    picture: pictureView.nullable(),
    /** As the card has it; null where the card is not known. */
    price: cardView
      .pick({ price_mode: true, price_from: true, price_to: true, price_currency: true, unit: true })
      .nullable(),
    langs,
  }),
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable(), langs }),
  reviewer: personView.nullable(),
  manager: personView.nullable(),
  created_at: z.string(),
  /** Since when it waits as it does. */
  updated_at: z.string(),
  /** Whether it is the caller's turn: then the row leads to `route`. */
  is_mine: z.boolean(),
  moves: z.array(z.enum(reviewMoves)),
});
export type ReviewRowView = z.infer<typeof reviewRowView>;

/** A reviewer, and how many reviews he has that are not done. */
const reviewerView = personView.extend({ open_reviews: z.number().int() });

/** GET /broker/product-reviews */
export const reviewListView = z.strictObject({
  list: z.array(reviewRowView),
  total: z.number().int(),
  /** To filter by and, for a senior, to give reviews to. */
  reviewers: z.array(reviewerView),
  managers: z.array(personView),
  /** How many there are in each status, whatever statuses the list is narrowed to. */
  counts: z.record(z.enum(reviewStatuses), z.number().int()),
  /** How many wait for the reader and how many have no reviewer, counted so too. */
  queues: z.strictObject({ mine: z.number().int(), nobody: z.number().int() }),
});
export type ReviewListView = z.infer<typeof reviewListView>;

/** A review on its own page, whichever step of it. */
export const reviewHeadView = z.strictObject({
  id: uuid,
  status,
  version: z.number().int(),
  reviewer: personView.nullable(),
  manager: personView.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  comments,
  /** What was written in rounds before this one, newest first. */
  past_comments: z.array(
    z.strictObject({ round: z.number().int(), at: z.string(), field: z.string(), text: z.string() }),
  ),
  history: z.array(
    z.strictObject({ status, at: z.string(), by: personView.nullable(), acting: personView.nullable() }),
  ),
  moves: z.array(z.enum(reviewMoves)),
  /** The caller's queue: which of how many this is, and the pages of its neighbours for him. */
  queue: z.strictObject({
    position: z.number().int().nullable(),
    total: z.number().int(),
    previous: routeView.nullable(),
    next: routeView.nullable(),
  }),
});
export type ReviewHeadView = z.infer<typeof reviewHeadView>;

/** GET /broker/product-reviews/review/{review}, and …/correct/{review} */
export const reviewView = z.strictObject({
  review: reviewHeadView,
  form: cardFormView,
  card: cardDetailsView,
  /** The version that is public, to compare with. */
  previous: cardDetailsView.nullable(),
  changed: z.array(z.string()),
  /** Words no text of a card may have, in either language; `*` at the end of one is any ending. */
  forbidden: z.array(z.string()),
});
export type ReviewView = z.infer<typeof reviewView>;

/** POST /broker/product-reviews/review/{review} */
export const decideReviewInput = z.object({
  action: z.enum(['reviewed', 'approved']),
  /** Only if the reviewer edited it. */
  product_sku: cardFormInput.optional(),
  comments: comments.default({}),
  version: z.coerce.number().int().min(0).optional(),
});
export type DecideReviewInput = z.input<typeof decideReviewInput>;

const russian = z.object({
  name: textUpTo(constants.lineMax),
  features: textUpTo(constants.cardTextMax),
  composition: textUpTo(constants.cardTextMax),
  technical_specification: textUpTo(constants.cardTextMax),
  description: textUpTo(constants.descriptionMax),
  special_instructions: textUpTo(constants.descriptionMax),
  condition: textUpTo(constants.lineMax),
  area: textUpTo(constants.lineMax),
  shipment_description: textUpTo(constants.cardTextMax),
  shipment_port: textUpTo(constants.lineMax),
  inco_place: textUpTo(constants.lineMax),
});

/** The texts of a card in one language, by the form's names. */
export const russianTexts = russian.partial();
export type RussianTexts = z.infer<typeof russianTexts>;

/** A text of the card to translate, and how far its translation is. */
export const translationFieldView = z.strictObject({
  field: z.enum(cardTextFields),
  english: z.string(),
  /** The English its Russian was written beside, else that of the version that is public, where it differs; else null. */
  english_before: z.string().nullable(),
  /** Since when the English is another: since it was translated, or since it was published; null where it is not. */
  changed_since: z.enum(['translated', 'published']).nullable(),
  /** What is kept so far: the draft, or the public version's Russian. */
  russian: z.string(),
  /** Where it came from: typed, the provider's draft, or the public version. */
  source: z.enum(['typed', 'machine', 'published', 'none']),
  max: z.number().int(),
});
export type TranslationFieldView = z.infer<typeof translationFieldView>;

/** GET /broker/product-reviews/translate/{review} */
export const translationView = z.strictObject({
  review: reviewHeadView,
  card: cardDetailsView,
  fields: z.array(translationFieldView),
  /** Words no Russian text may have; `*` at the end of one is any ending. */
  forbidden: z.array(z.string()),
  saved_at: z.string().nullable(),
  seq: z.number().int(),
});
export type TranslationView = z.infer<typeof translationView>;

/** POST /broker/product-reviews/translate/{review} */
export const publishTranslationInput = z.object({
  product_sku_ru: russianTexts.extend({ name: writtenText(constants.lineMax) }),
  version: z.coerce.number().int().min(0).optional(),
});
export type PublishTranslationInput = z.input<typeof publishTranslationInput>;

/** POST /broker/product-reviews/translate-autosave/{review}: the greatest `seq` of an editor stays. */
export const saveTranslationInput = z.object({
  product_sku_ru: russianTexts,
  /** The English beside which texts were typed since the page was opened: what is corrected later is told by it. */
  product_sku: russianTexts.default({}),
  /** Fields whose text is the provider's, untouched. */
  machine: z.array(z.string().max(40)).max(20).default([]),
  editor: textUpTo(100).optional(),
  seq: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type SaveTranslationInput = z.input<typeof saveTranslationInput>;

export const reviewEndpoints = /* @__PURE__ */ endpointsOf(reviewRoutes, {
  listReviews: { summary: 'Reviews of cards', answer: reviewListView },
  exportReviews: { summary: 'The list of reviews by its query as .xlsx' },
  findReview: { summary: 'The page of a card’s review for its status and the caller', answer: routedView },
  getReview: { summary: 'A review with the card as it is to be', answer: reviewView },
  decideReview: {
    summary: 'Returns a card with comments, or approves it',
    input: decideReviewInput,
    answer: routedView,
  },
  getTranslation: { summary: 'A card’s texts in both languages', answer: translationView },
  publishTranslation: {
    summary: 'Ends the translation: the card is published in both languages',
    input: publishTranslationInput,
    answer: routedView,
  },
  saveTranslation: { summary: 'Keeps a translation as typed', input: saveTranslationInput, answer: nothing },
  getCorrection: { summary: 'A returned card with what was written to it', answer: reviewView },
  correctReview: { summary: 'Hands a corrected card back to its reviewer', input: cardFormInput, answer: routedView },
  openReview: { summary: 'Opens a review of a card’s draft', answer: routedView },
  followOpenReview: { summary: 'The same by a link of this site', answer: routedView },
  setReviewer: { summary: 'Gives a review to another reviewer', input: z.object({ reviewer: uuid }), answer: nothing },
  restartReview: { summary: 'Back to the review from the translation', answer: routedView },
  followRestartReview: { summary: 'The same by a link of this site', answer: routedView },
});

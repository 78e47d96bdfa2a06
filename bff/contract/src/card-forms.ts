import { z } from 'zod';
import { cardPrice } from './card-numbers.js';
import { inputShape, valueShape } from './card-shapes.js';
import { cardDetailsView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { cardFormRoutes } from './routes/card-forms.js';
import { fileView, nothing, personView, pictureView, routeView, textUpTo, uuid } from './values.js';
import { priceModes, reviewStatuses } from './words.js';

const idOrNone = z.union([z.literal(''), uuid, z.null()]).transform((id) => id || undefined);
/** A code from a list that the service knows. Empty for none. */
const code = (length: number) =>
  textUpTo(length)
    .transform((written) => written.trim())
    .default('');

/** An HS code of 4 to 8 digits, without spaces and dots. Empty for a service. */
const hsCode = z
  .string()
  .default('')
  .transform((code) => code.replace(/[\s.]/g, ''))
  .pipe(z.union([z.literal(''), z.string().regex(/^\d{4,8}$/, 'hs_code')]));

const day = z.union([z.literal(''), z.iso.date()]).default('');
const certificate = z.union([
  uuid.transform((id) => ({ id, valid_until: '' })),
  z.object({ id: uuid, valid_until: day }),
]);

/**
 * The fields that a card's form sends, under the server's names (specification, "Product form"). Prices are in INR,
 * shares in percent, lengths in millimetres, weight in kilograms, texts in English. Fields that only goods need are
 * optional here. The service requires them for goods, because it knows the category's tree.
 */
export const cardFormInput = z.object({
  ...inputShape,
  /** The root tree. `category_id` takes precedence over it. */
  tree_index: z.union([uuid, z.literal('')]).optional(),
  /** The sub-category. */
  category_id: z.union([z.literal(''), uuid]).pipe(z.string().min(1, 'required')),
  hs_code: hsCode,
  price_mode: z.enum(priceModes),
  price_from: cardPrice.optional(),
  price_to: cardPrice.optional(),
  price_currency: z.literal('INR').default('INR'),
  inco_terms: code(10),
  unit: z.union([z.literal(''), uuid]).pipe(z.string().min(1, 'required')),
  /** ISO 3166-1 alpha-3. */
  country: code(3),
  color: idOrNone.optional(),
  industries: z.array(uuid).min(1, 'required').max(50),
  /** Certificates in display order: file ids, or ids with the last day of validity (YYYY-MM-DD). */
  files: z.array(certificate).max(constants.filesMax, 'too_many_files').default([]),
  /** The first picture is the main one. */
  pictures: z.array(uuid).max(constants.picturesMax, 'too_many_files').default([]),
  /** The version that the form was opened with. A later change by another user is a conflict. Absent for a new card. */
  version: versionNumber.optional(),
});
export type CardFormInput = z.input<typeof cardFormInput>;
export type CardForm = z.output<typeof cardFormInput>;

/** The initial values of a form: ids for references and files, texts in English, percent for shares. */
export const cardFormValues = z.strictObject({
  ...valueShape,
  tree_index: z.string(),
  category_id: z.string(),
  hs_code: z.string(),
  price_mode: z.enum(priceModes),
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  price_currency: z.literal('INR'),
  inco_terms: z.string(),
  unit: z.string(),
  country: z.string(),
  color: z.string(),
  industries: z.array(uuid),
  files: z.array(fileView.extend({ valid_until: z.string() })),
  pictures: z.array(pictureView),
  version: z.number().int(),
});
export type CardFormValues = z.infer<typeof cardFormValues>;

/** The review of the card in the form: its status, its reviewer and the comments on its fields. */
export const formReviewView = z.strictObject({
  id: uuid,
  status: z.enum(reviewStatuses),
  reviewer: personView.nullable(),
  returned_at: z.string().nullable(),
  /** The comments by form field. `price` is for the prices, `general` for the card in general. */
  comments: z.record(z.string(), z.string()),
  /** The form's fields that were changed since the card was returned. Their comments are resolved. */
  corrected: z.array(z.string()),
});
export type FormReviewView = z.infer<typeof formReviewView>;

/** GET of a card's form. A new card has a reserved id and empty values. */
export const cardFormView = z.strictObject({
  card: z.strictObject({
    id: uuid,
    /** `new` means that nothing has been saved yet. */
    state: z.enum(['new', 'draft', 'published']),
    type: z.enum(['product', 'service']).nullable(),
    /** The published version, and the version that the form edits. */
    published_version: z.number().int().nullable(),
    draft_version: z.number().int().nullable(),
  }),
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable(), verified: z.boolean() }),
  values: cardFormValues.nullable(),
  review: formReviewView.nullable(),
  /** The current Russian name of the card, for the preview. */
  russian_name: z.string(),
  /** The current Russian place of the Incoterms, for the preview. */
  russian_inco_place: z.string(),
  /** The reviewer who prevents saving while the card is under review, else null. */
  locked_by: personView.nullable(),
});
export type CardFormView = z.infer<typeof cardFormView>;

export const savedCardView = z.strictObject({ route: routeView, id: uuid, version: z.number().int() });

/** GET /broker/products/{productSku}/difference: compares the version that the form edits with the published one. */
export const cardDifferenceView = z.strictObject({
  before: cardDetailsView.nullable(),
  after: cardDetailsView,
  before_version: z.number().int().nullable(),
  after_version: z.number().int(),
  /** The names of the form's fields that differ. */
  changed: z.array(z.string()),
});
export type CardDifferenceView = z.infer<typeof cardDifferenceView>;

/** POST /sku/certificates/create/{skuId}. Alternatively, a multipart body contains the file itself as `file`. */
export const certificateInput = z.object({ file_id: uuid, valid_until: day });

export const cardFormEndpoints = /* @__PURE__ */ endpointsOf(cardFormRoutes, {
  newCardForm: { summary: 'Returns the form of a supplier’s new card', answer: cardFormView },
  createCard: {
    summary: 'Creates a card as a draft, with its review',
    input: cardFormInput.extend({ id: uuid.optional() }),
    answer: savedCardView,
  },
  getProductForm: { summary: 'Returns the form of a product', answer: cardFormView },
  saveProduct: {
    summary: 'Saves a product. A published card gets a new version, which goes to review',
    input: cardFormInput,
    answer: savedCardView,
  },
  getServiceForm: { summary: 'Returns the form of a service', answer: cardFormView },
  saveService: {
    summary: 'Saves a service. A published card gets a new version, which goes to review',
    input: cardFormInput,
    answer: savedCardView,
  },
  removeProduct: { summary: 'Deletes the card of a product', answer: nothing },
  removeService: { summary: 'Deletes the card of a service', answer: nothing },
  addCertificate: {
    summary: 'Adds a stored file to a card’s certificates',
    input: certificateInput,
    answer: z.strictObject({ id: uuid, url: z.string(), original_name: z.string() }),
  },
  removeCertificate: { summary: 'Removes a certificate from a card', answer: nothing },
  getCardDifference: { summary: 'Compares two versions of a card field by field', answer: cardDifferenceView },
});

import { z } from 'zod';
import {
  cardPrice,
  days,
  kilograms,
  millimetres,
  months,
  quantity,
  quantityOrNone,
  sharePercent,
} from './card-numbers.js';
import { cardDetailsView } from './cards.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { cardFormRoutes } from './routes/card-forms.js';
import { fileView, nothing, personView, pictureView, routeView, textUpTo, uuid, writtenText } from './values.js';
import { priceModes, reviewStatuses } from './words.js';

const idOrNone = z.union([z.literal(''), uuid, z.null()]).transform((id) => id || undefined);
const text = (most: number) =>
  textUpTo(most)
    .transform((written) => written.trim())
    .default('');

/** An HS code of 4 to 8 digits, as its digits alone; nothing of a service. */
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
 * What a card's form sends, in the server's names (specification, "Product form"): prices in INR, shares in percent,
 * lengths in millimetres, weight in kilograms, texts in English. What only goods need is asked for by the service, which
 * knows the category's tree; the page asks for it by `goodsCardForm`.
 */
export const cardFormInput = z.object({
  name: writtenText(constants.lineMax),
  /** The root tree: told beside `category_id`, which decides. */
  tree_index: z.union([uuid, z.literal('')]).optional(),
  /** The sub-category. */
  category_id: z.union([z.literal(''), uuid]).pipe(z.string().min(1, 'required')),
  hs_code: hsCode,
  vendor_code: text(constants.vendorCodeMax),
  price_mode: z.enum(priceModes),
  price_from: cardPrice.optional(),
  price_to: cardPrice.optional(),
  price_currency: z.literal('INR').default('INR'),
  payment_advance: sharePercent.optional(),
  payment_transfer: sharePercent.optional(),
  inco_terms: text(10),
  inco_place: text(constants.lineMax),
  minimum_quantum: quantity,
  width: millimetres.optional(),
  height: millimetres.optional(),
  length: millimetres.optional(),
  weight: kilograms.optional(),
  lead_days: days,
  warranty: months.optional(),
  count_in_one_package: quantityOrNone.optional(),
  unit: z.union([z.literal(''), uuid]).pipe(z.string().min(1, 'required')),
  brand: writtenText(constants.lineMax),
  /** ISO 3166-1 alpha-3. */
  country: text(3),
  color: idOrNone.optional(),
  industries: z.array(uuid).min(1, 'required').max(50),
  other_industry: text(constants.lineMax),
  area: writtenText(constants.lineMax),
  composition: text(constants.cardTextMax),
  features: text(constants.cardTextMax),
  technical_specification: text(constants.cardTextMax),
  description: writtenText(constants.descriptionMax),
  special_instructions: writtenText(constants.descriptionMax),
  condition: text(constants.lineMax),
  is_sample_available: z.boolean().default(false),
  shipment_method: z.enum(['', 'sea', 'air']).default(''),
  shipment_description: text(constants.cardTextMax),
  shipment_port: text(constants.lineMax),
  /** Certificates, in their order: ids, or ids with the day (YYYY-MM-DD) each is valid until. */
  files: z.array(certificate).max(constants.filesMax, 'too_many_files').default([]),
  /** The first is the main one. */
  pictures: z.array(uuid).max(constants.picturesMax, 'too_many_files').default([]),
  /** The version the form was opened with: another's change since is a conflict. Nothing for a new card. */
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});
export type CardFormInput = z.input<typeof cardFormInput>;
export type CardForm = z.output<typeof cardFormInput>;

/** Sections of the form, in their order; the side panel scrolls to them. */
export const cardSections = ['main', 'price', 'dimensions', 'params', 'shipment', 'pictures'] as const;

const needed = ['inco_terms', 'color', 'country', 'hs_code', 'shipment_description', 'shipment_port'] as const;
const sizes = ['width', 'height', 'length', 'weight'] as const;

interface Problem {
  field: string;
  code: string;
}
const problem = (field: string, code: string): Problem => ({ field, code });

/** What a price's mode asks of prices and shares: none on request, one price or two in order, both shares within the whole. */
const priceProblems = (form: CardForm): Problem[] => {
  const {
    price_mode: mode,
    price_from: from,
    price_to: to,
    payment_advance: advance,
    payment_transfer: transfer,
  } = form;
  if (mode === 'request') return [];
  return [
    ...(from === undefined && (mode === 'exact' || to === undefined) ? [problem('price_from', 'required')] : []),
    ...(mode === 'range' && to === undefined ? [problem('price_to', 'required')] : []),
    ...(mode === 'range' && from !== undefined && to !== undefined && Number(to) < Number(from)
      ? [problem('price_to', 'price_order')]
      : []),
    ...(advance === undefined ? [problem('payment_advance', 'required')] : []),
    ...(transfer === undefined ? [problem('payment_transfer', 'required')] : []),
    ...(Number(advance ?? 0) + Number(transfer ?? 0) > 100 ? [problem('payment_transfer', 'shares_over')] : []),
  ];
};

const goodsProblems = (form: CardForm): Problem[] => [
  ...needed.filter((field) => !form[field]).map((field) => problem(field, 'required')),
  ...sizes.filter((field) => form[field] === undefined).map((field) => problem(field, 'required')),
];

type Report = (issue: { code: 'custom'; path: string[]; message: string }) => void;

const report = (problems: readonly Problem[], add: Report): void => {
  for (const { field, code } of problems) add({ code: 'custom', path: [field], message: code });
};

/** What the page asks of every card before it is sent. */
export const serviceCardForm = cardFormInput.superRefine((form, context) => {
  report(priceProblems(form), (issue) => context.addIssue(issue));
});

/** What the page asks of goods: beside it all, what only goods have. */
export const goodsCardForm = cardFormInput.superRefine((form, context) => {
  report([...priceProblems(form), ...goodsProblems(form)], (issue) => context.addIssue(issue));
});

/** The values a form opens with: ids for references and files, texts in English, percent for shares. */
export const cardFormValues = z.strictObject({
  name: z.string(),
  tree_index: z.string(),
  category_id: z.string(),
  hs_code: z.string(),
  vendor_code: z.string(),
  price_mode: z.enum(priceModes),
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  price_currency: z.literal('INR'),
  payment_advance: z.number().nullable(),
  payment_transfer: z.number().nullable(),
  inco_terms: z.string(),
  inco_place: z.string(),
  minimum_quantum: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  length: z.number().nullable(),
  weight: z.number().nullable(),
  lead_days: z.number().int().nullable(),
  warranty: z.number().int().nullable(),
  count_in_one_package: z.number().nullable(),
  unit: z.string(),
  brand: z.string(),
  country: z.string(),
  color: z.string(),
  industries: z.array(uuid),
  other_industry: z.string(),
  area: z.string(),
  composition: z.string(),
  features: z.string(),
  technical_specification: z.string(),
  description: z.string(),
  special_instructions: z.string(),
  condition: z.string(),
  is_sample_available: z.boolean(),
  shipment_method: z.enum(['', 'sea', 'air']),
  shipment_description: z.string(),
  shipment_port: z.string(),
  files: z.array(fileView.extend({ valid_until: z.string() })),
  pictures: z.array(pictureView),
  version: z.number().int(),
});
export type CardFormValues = z.infer<typeof cardFormValues>;

/** What a review says about the card in the form: whose turn it is, and what was written to its fields. */
export const formReviewView = z.strictObject({
  id: uuid,
  status: z.enum(reviewStatuses),
  reviewer: personView.nullable(),
  returned_at: z.string().nullable(),
  /** By the form's field; `price` for the prices, `general` for the whole. */
  comments: z.record(z.string(), z.string()),
});
export type FormReviewView = z.infer<typeof formReviewView>;

/** GET of a card's form: of a new one the reserved id and empty values. */
export const cardFormView = z.strictObject({
  card: z.strictObject({
    id: uuid,
    /** Absent: nothing is kept of it yet. */
    state: z.enum(['new', 'draft', 'published']),
    type: z.enum(['product', 'service']).nullable(),
    /** The version that is public, and the one the form writes. */
    published_version: z.number().int().nullable(),
    draft_version: z.number().int().nullable(),
  }),
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable(), verified: z.boolean() }),
  values: cardFormValues.nullable(),
  review: formReviewView.nullable(),
  /** The name buyers read in Russian now, to show in the preview. */
  russian_name: z.string(),
  /** Whose words these are when the form may not be saved now: somebody reviews it. */
  locked_by: personView.nullable(),
});
export type CardFormView = z.infer<typeof cardFormView>;

export const savedCardView = z.strictObject({ route: routeView, id: uuid, version: z.number().int() });

/** GET /broker/products/{productSku}/difference: the version a form writes beside the one that is public. */
export const cardDifferenceView = z.strictObject({
  before: cardDetailsView.nullable(),
  after: cardDetailsView,
  before_version: z.number().int().nullable(),
  after_version: z.number().int(),
  /** Names of the form's fields that differ. */
  changed: z.array(z.string()),
});
export type CardDifferenceView = z.infer<typeof cardDifferenceView>;

/** POST /sku/certificates/create/{skuId}; or the file itself as `file` of a multipart body. */
export const certificateInput = z.object({ file_id: uuid, valid_until: day });

export const cardFormEndpoints = /* @__PURE__ */ endpointsOf(cardFormRoutes, {
  newCardForm: { summary: 'The form of a new card of a supplier', answer: cardFormView },
  createCard: {
    summary: 'Makes a card as a draft, with its review',
    input: cardFormInput.extend({ id: uuid.optional() }),
    answer: savedCardView,
  },
  getProductForm: { summary: 'The form of goods', answer: cardFormView },
  saveProduct: {
    summary: 'Writes goods; of a published card a new version, which goes to review',
    input: cardFormInput,
    answer: savedCardView,
  },
  getServiceForm: { summary: 'The form of a service', answer: cardFormView },
  saveService: {
    summary: 'Writes a service; of a published card a new version, which goes to review',
    input: cardFormInput,
    answer: savedCardView,
  },
  removeProduct: { summary: 'Takes a card of goods away', answer: nothing },
  removeService: { summary: 'Takes a card of a service away', answer: nothing },
  addCertificate: {
    summary: 'Adds a stored file to a card’s certificates',
    input: certificateInput,
    answer: z.strictObject({ id: uuid, url: z.string(), original_name: z.string() }),
  },
  removeCertificate: { summary: 'Takes a certificate off a card', answer: nothing },
  getCardDifference: { summary: 'Two versions of a card, field by field', answer: cardDifferenceView },
});

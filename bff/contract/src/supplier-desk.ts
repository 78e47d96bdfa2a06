import { z } from 'zod';
import { langs, personView, pictureView, uuid } from './values.js';
import { cardStandings, skuTypes } from './words.js';

const card = z.strictObject({
  sku_id: uuid,
  category_id: uuid,
  type: z.enum(skuTypes),
  name: z.string(),
  vendor_code: z.string(),
  picture: pictureView.nullable(),
  langs,
});

/**
 * A card that a reviewer sent back, with their first comment, or null if it is unavailable, and the number of all
 * comments. `is_corrected` means that it was changed since and waits for its manager.
 */
const returnedCard = card.extend({
  comment: z.string().nullable(),
  comment_count: z.number().int(),
  is_corrected: z.boolean(),
});
export type ReturnedCardView = z.infer<typeof returnedCard>;

/** A week from its Monday (YYYY-MM-DD). A count is null if it is unavailable. */
const trafficWeek = z.strictObject({
  monday: z.string(),
  views: z.number().int().nullable(),
  requests: z.number().int().nullable(),
});
export type TrafficWeekView = z.infer<typeof trafficWeek>;

/**
 * A card's numbers over the last 30 days, with the views of the 30 days before. `requests` is null if it is
 * unavailable.
 */
const trafficCard = card.extend({
  views: z.number().int(),
  views_before: z.number().int(),
  requests: z.number().int().nullable(),
  /** The views of eight weeks, current week last. */
  weeks: z.array(z.number().int()),
});
export type TrafficCardView = z.infer<typeof trafficCard>;

/** The facts on a company's page. */
export const companyFacts = [
  'logo',
  'address',
  'contacts',
  'industries',
  'export_products',
  'production',
  'site',
  'tax_numbers',
  'papers',
  'certificates',
] as const;

/** Whether the page contains the fact. `checked_on` is the day the broker checked it (YYYY-MM-DD), or null. */
const companyFact = z.strictObject({
  kind: z.enum(companyFacts),
  is_said: z.boolean(),
  checked_on: z.string().nullable(),
});
export type CompanyFactView = z.infer<typeof companyFact>;

/** A certificate of a published card that expires soon or has expired. `valid_until` is its last day (YYYY-MM-DD). */
const endingCertificate = z.strictObject({
  name: z.string(),
  valid_until: z.string(),
  sku_id: uuid,
  type: z.enum(skuTypes),
});
export type EndingCertificateView = z.infer<typeof endingCertificate>;

const count = z.number().int();

/** The parts of a supplier's desk in addition to its requests. A part is null if it is unavailable. */
export const supplierDeskView = z.strictObject({
  company_id: uuid,
  /** True if the caller may upload and create cards. */
  may_create: z.boolean(),
  cards: z.strictObject({ counts: z.record(z.enum(cardStandings), count), returned: z.array(returnedCard) }).nullable(),
  /** Twelve weeks, current week last. */
  weeks: z.array(trafficWeek).nullable(),
  /** The sums of all cards over the last 30 days. A sum is null if it is unavailable. */
  last_30_days: z.strictObject({ views: z.number().int().nullable(), requests: z.number().int().nullable() }),
  /** The cards with the most views and with the most requests. */
  top_cards: z.array(trafficCard).nullable(),
  company: z
    .strictObject({
      facts: z.array(companyFact),
      is_verified: z.boolean(),
      ending: z.array(endingCertificate),
      /** True if the caller may edit the page, except for the fields that the broker maintains. */
      may_edit: z.boolean(),
      /** The manager who maintains the other fields, if there is one. */
      manager: personView.nullable(),
    })
    .nullable(),
});
export type SupplierDeskView = z.infer<typeof supplierDeskView>;

import { z } from 'zod';
import { langs, pictureView, uuid } from './values.js';
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

/** A card that a reviewer sent back, and what he wrote first; null when that could not be had. */
const returnedCard = card.extend({ comment: z.string().nullable() });
export type ReturnedCardView = z.infer<typeof returnedCard>;

/** A week from its Monday (YYYY-MM-DD) on; null what could not be had. */
const trafficWeek = z.strictObject({
  monday: z.string(),
  views: z.number().int().nullable(),
  requests: z.number().int().nullable(),
});
export type TrafficWeekView = z.infer<typeof trafficWeek>;

/** A card over the last 30 days, beside the views of the 30 days before; null what could not be had. */
const trafficCard = card.extend({
  views: z.number().int(),
  views_before: z.number().int(),
  requests: z.number().int().nullable(),
  /** Views of eight weeks, the present one last. */
  weeks: z.array(z.number().int()),
});
export type TrafficCardView = z.infer<typeof trafficCard>;

/** What a company's page says. */
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

/** Whether the page says it; `checked_on`: the day the broker checked it (YYYY-MM-DD), null where it did not. */
const companyFact = z.strictObject({
  kind: z.enum(companyFacts),
  is_said: z.boolean(),
  checked_on: z.string().nullable(),
});
export type CompanyFactView = z.infer<typeof companyFact>;

/** A certificate of a published card whose last day (YYYY-MM-DD) is near or over. */
const endingCertificate = z.strictObject({
  name: z.string(),
  valid_until: z.string(),
  sku_id: uuid,
  type: z.enum(skuTypes),
});
export type EndingCertificateView = z.infer<typeof endingCertificate>;

const count = z.number().int();

/** What a supplier's desk has beside its requests: a part that could not be had is null. */
export const supplierDeskView = z.strictObject({
  company_id: uuid,
  /** May upload cards and make new ones. */
  may_create: z.boolean(),
  cards: z.strictObject({ counts: z.record(z.enum(cardStandings), count), returned: z.array(returnedCard) }).nullable(),
  /** Twelve weeks, the present one last. */
  weeks: z.array(trafficWeek).nullable(),
  /** Those of the most views and of the most requests. */
  top_cards: z.array(trafficCard).nullable(),
  company: z
    .strictObject({
      facts: z.array(companyFact),
      is_verified: z.boolean(),
      ending: z.array(endingCertificate),
      /** May write what the page says, but for what the broker looks after. */
      may_edit: z.boolean(),
    })
    .nullable(),
});
export type SupplierDeskView = z.infer<typeof supplierDeskView>;

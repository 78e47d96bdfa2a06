import { z } from 'zod';
import { companyCheckView } from './company-check.js';
import { endpointsOf } from './endpoint.js';
import { trustRoutes } from './routes/trust.js';
import { trustFiguresView, trustFigureView } from './trust-view.js';
import { certificateView, langs, routeView, uuid } from './values.js';
import { requestKinds } from './words.js';

export type { TrustFiguresView, TrustFigureView } from './trust-view.js';

/** GET /company/{company}/trust: what speaks for a supplier. A part that is unavailable is null. */
export const supplierTrustView = z.strictObject({
  /** True if the broker has checked the company's documents. */
  verified: z.boolean(),
  /** When the company came to Setu. */
  member_since: z.string(),
  /** The broker's checks, in a fixed order. */
  checks: z.array(companyCheckView),
  /** The certificates of its published cards, without duplicate files. */
  certificates: z.array(certificateView).nullable(),
  figures: trustFiguresView.nullable(),
});
export type SupplierTrustView = z.infer<typeof supplierTrustView>;

/** GET …/trust/history: every figure, even of a single item, in full and by month (YYYY-MM, oldest first). */
export const trustHistoryView = trustFiguresView.extend({
  months: z.array(z.strictObject({ month: z.string(), list: z.array(trustFigureView) })),
});
export type TrustHistoryView = z.infer<typeof trustHistoryView>;

/**
 * GET …/trust/{figure}/requests, newest first. `value` is minutes for an answer, 1 or 0 for an offer, a shipment and a
 * sample, and the number of claims for a deal.
 */
export const trustItemsView = z.strictObject({
  list: z.array(
    z.strictObject({
      id: uuid,
      kind: z.enum(requestKinds),
      number: z.string(),
      name: z.string(),
      langs,
      at: z.string(),
      value: z.number().int(),
      route: routeView,
    }),
  ),
  total: z.number().int(),
});
export type TrustItemsView = z.infer<typeof trustItemsView>;

export const trustEndpoints = /* @__PURE__ */ endpointsOf(trustRoutes, {
  getSupplierTrust: { summary: 'Returns what speaks for a supplier', answer: supplierTrustView },
  getTrustHistory: { summary: 'Returns a supplier’s figures by month', answer: trustHistoryView },
  listTrustItems: { summary: 'Lists the requests that make up a figure of a supplier', answer: trustItemsView },
});

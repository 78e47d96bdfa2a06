import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { milestoneRoutes } from './routes/milestones.js';
import { fileView, personView, textUpTo, uuid } from './values.js';
import { companyTypes, milestoneKinds } from './words.js';

/** A milestone as the caller sees it. Days are YYYY-MM-DD, or null if unknown. */
export const milestoneView = z.strictObject({
  kind: z.enum(milestoneKinds),
  /** Increases with every change. 0 means that nothing is reported yet. */
  version: z.number().int(),
  expected: z.string().nullable(),
  happened: z.string().nullable(),
  note: z.string(),
  files: z.array(fileView),
  /** The side and user that reported last, and when. */
  side: z.enum(companyTypes).nullable(),
  by: personView.nullable(),
  acting: personView.nullable(),
  said_at: z.string().nullable(),
  /** True if it was expected before today and has not happened. */
  overdue: z.boolean(),
  /** An earlier milestone that happened on a later day than this one, which suggests a mistake. */
  after: z.enum(milestoneKinds).nullable(),
  /** True if the caller may report now that it happened. */
  may_say: z.boolean(),
  /** True if the caller may set the expected day and correct earlier reports. */
  may_plan: z.boolean(),
  /** For a shipment without an expected day: the day that follows from the advance and the lead time. */
  due: z.string().nullable(),
  /** The lead time in days that `due` follows from. */
  lead_days: z.number().int().nullable(),
  /** True for a balance that the payment terms of the product require before the shipment. */
  before_shipment: z.boolean(),
});
export type MilestoneView = z.infer<typeof milestoneView>;

/** GET /request/{request}/milestones: all five in the order of the deal. Empty before the contract. */
export const milestoneList = z.array(milestoneView);

/**
 * POST /request/{request}/milestones. Fields that are left out do not change, and an empty day deletes the stored one.
 * `version` is the version that the page showed.
 */
export const sayMilestoneInput = z.object({
  kind: z.enum(milestoneKinds, 'invalid_option'),
  version: versionNumber.default(0),
  expected: textUpTo(20).optional(),
  happened: textUpTo(20).optional(),
  note: textUpTo(constants.milestoneNoteMax).optional(),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').optional(),
});
export type SayMilestoneInput = z.input<typeof sayMilestoneInput>;

export const milestoneEndpoints = /* @__PURE__ */ endpointsOf(milestoneRoutes, {
  listMilestones: { summary: 'Lists the milestones of a deal after its contract', answer: milestoneList },
  sayMilestone: {
    summary: 'Reports when a milestone is expected or that it happened',
    input: sayMilestoneInput,
    answer: milestoneList,
  },
});

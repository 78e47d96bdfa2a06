import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { milestoneRoutes } from './routes/milestones.js';
import { fileView, personView, textUpTo, uuid } from './values.js';
import { companyTypes, milestoneKinds } from './words.js';

/** A milestone as it stands for its reader. Days are YYYY-MM-DD, null while not known. */
export const milestoneView = z.strictObject({
  kind: z.enum(milestoneKinds),
  /** Grows with everything said of it; 0: nothing yet. */
  version: z.number().int(),
  expected: z.string().nullable(),
  happened: z.string().nullable(),
  note: z.string(),
  files: z.array(fileView),
  /** Who said the last of it, and when. */
  side: z.enum(companyTypes).nullable(),
  by: personView.nullable(),
  acting: personView.nullable(),
  said_at: z.string().nullable(),
  /** Expected before today, and it has not happened. */
  overdue: z.boolean(),
  /** An earlier milestone that happened later than this one. */
  after: z.enum(milestoneKinds).nullable(),
  /** The reader may say now that it happened. */
  may_say: z.boolean(),
  /** The reader may set when it is expected, and correct what was said. */
  may_plan: z.boolean(),
});
export type MilestoneView = z.infer<typeof milestoneView>;

/** GET /request/{request}/milestones: all five in their order; none before the contract. */
export const milestoneList = z.array(milestoneView);

/** POST /request/{request}/milestones: what is left out stays, an empty day takes one back. `version`: the one the page showed. */
export const sayMilestoneInput = z.object({
  kind: z.enum(milestoneKinds, 'invalid_option'),
  version: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
  expected: textUpTo(20).optional(),
  happened: textUpTo(20).optional(),
  note: textUpTo(constants.milestoneNoteMax).optional(),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').optional(),
});
export type SayMilestoneInput = z.input<typeof sayMilestoneInput>;

export const milestoneEndpoints = /* @__PURE__ */ endpointsOf(milestoneRoutes, {
  listMilestones: { summary: 'What happens with a deal after its contract', answer: milestoneList },
  sayMilestone: {
    summary: 'Says when a milestone is expected or that it happened',
    input: sayMilestoneInput,
    answer: milestoneList,
  },
});

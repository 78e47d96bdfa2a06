import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { ownErasureRoutes } from './routes/own-erasure.js';
import { nothing, personView, textUpTo, uuid } from './values.js';
import { erasureHandovers } from './words.js';

/** POST /user/delete: the password, and the successor where one is required. */
export const askErasureInput = z.object({
  current_password: textUpTo(300).min(1, 'required'),
  heir: uuid.or(z.literal('')).default(''),
});

/** The form for a user whose responsibilities need a successor. */
export const askErasureWithHeirInput = askErasureInput.extend({
  heir: askErasureInput.shape.heir.refine((id) => id !== '', 'required'),
});

/** GET /user/delete */
export const erasureView = z.strictObject({
  /** When the user agreed at registration, and to which version of the text. Null for an invited user. */
  consent: z.strictObject({ agreed_at: z.string(), edition: z.string() }).nullable(),
  /** When the erasure was requested, and when it happens. Null if none is pending. */
  asked_at: z.string().nullable(),
  erases_at: z.string().nullable(),
  /** The responsibilities to hand over, and the possible successors. */
  handovers: z.array(z.enum(erasureHandovers)),
  heirs: z.array(personView),
  /** The successor of a pending erasure. */
  heir: personView.nullable(),
  /** True if the user is the only one in the company. */
  alone: z.boolean(),
});
export type ErasureView = z.infer<typeof erasureView>;

export const ownErasureEndpoints = /* @__PURE__ */ endpointsOf(ownErasureRoutes, {
  getErasure: { summary: 'Returns the caller’s consent and any pending erasure of their data', answer: erasureView },
  askErasure: {
    summary: 'Withdraws the caller’s consent. All their data is erased after 30 days',
    input: askErasureInput,
    answer: erasureView,
  },
  withdrawErasure: { summary: 'Cancels the pending erasure', answer: nothing },
});

import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { ownErasureRoutes } from './routes/own-erasure.js';
import { nothing, personView, textUpTo, uuid } from './values.js';
import { erasureHandovers } from './words.js';

/** POST /user/delete: the password, and who takes over where somebody has to. */
export const askErasureInput = z.object({
  current_password: textUpTo(300).min(1, 'required'),
  heir: uuid.or(z.literal('')).default(''),
});

/** The same where somebody has to take over. */
export const askErasureWithHeirInput = askErasureInput.extend({
  heir: askErasureInput.shape.heir.refine((id) => id !== '', 'required'),
});

/** GET /user/delete */
export const erasureView = z.strictObject({
  /** What was agreed to at the registration, and which edition of the text; null for who was invited. */
  consent: z.strictObject({ agreed_at: z.string(), edition: z.string() }).nullable(),
  /** When it was asked for, and when everything is erased; null where no erasure waits. */
  asked_at: z.string().nullable(),
  erases_at: z.string().nullable(),
  /** What has to be handed over with it, and who may take over. */
  handovers: z.array(z.enum(erasureHandovers)),
  heirs: z.array(personView),
  /** Who takes over, of one that waits. */
  heir: personView.nullable(),
  /** Nobody else works in the company. */
  alone: z.boolean(),
});
export type ErasureView = z.infer<typeof erasureView>;

export const ownErasureEndpoints = /* @__PURE__ */ endpointsOf(ownErasureRoutes, {
  getErasure: { summary: 'One’s consent, and the erasure of one’s data that waits', answer: erasureView },
  askErasure: {
    summary: 'Withdraws the consent: everything about the caller is erased after 30 days',
    input: askErasureInput,
    answer: erasureView,
  },
  withdrawErasure: { summary: 'Takes the erasure back', answer: nothing },
});

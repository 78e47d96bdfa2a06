import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { secondFactorRoutes } from './routes/second-factor.js';
import { nothing, routeView, textUpTo, uuid } from './values.js';
import { factorKinds } from './words.js';

const kind = z.enum(factorKinds, 'invalid_option');
const password = textUpTo(300).min(1, 'required');

/** WebAuthn's JSON, as the browser takes it and answers: its fields are the standard's to know. */
const webauthn = z.looseObject({ challenge: z.string() });
const webauthnAnswer = z.looseObject({ id: textUpTo(2000) });
const answer = z.union([textUpTo(64), webauthnAnswer]);

/** GET /user/second-factor */
export const secondFactorView = z.strictObject({
  factors: z.array(
    z.strictObject({
      id: uuid,
      kind,
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** The last one cannot be removed. */
  required: z.boolean(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;
export type FactorView = SecondFactorView['factors'][number];

/** What an authenticator is told to begin with; codes are told once. */
const begun = {
  totp: z.strictObject({ secret: z.string(), uri: z.string() }).optional(),
  passkey: webauthn.optional(),
  recovery_codes: z.array(z.string()).optional(),
};
export const begunFactorView = z.strictObject(begun);
export type BegunFactorView = z.infer<typeof begunFactorView>;

/**
 * POST /user/second-factor: `kind` begins with the password, and completes with `name` and `answer`; `recovery` gives new
 * recovery codes.
 */
export const addSecondFactorInput = z.object({
  kind: z.enum([...factorKinds, 'recovery'], 'invalid_option'),
  current_password: textUpTo(300).optional(),
  name: textUpTo(300).optional(),
  answer: answer.optional(),
});

/** DELETE /user/second-factor/{factor} */
export const removeFactorInput = z.object({ current_password: password });

/** What a right password leads to where it is not enough. */
export const secondStepView = z.strictObject({
  /** A code of an authenticator or a recovery code will do. */
  code: z.boolean(),
  /** What the browser is given to ask for a passkey; null without one. */
  passkey: webauthn.nullable(),
  /** There is none yet, and has to be: it is set up by `setup`. */
  setup: z.boolean(),
});
export type SecondStepView = z.infer<typeof secondStepView>;

/** POST /login_second: one of the three. */
export const finishSignInInput = z.object({
  code: textUpTo(64).optional(),
  assertion: webauthnAnswer.optional(),
  setup: z.object({ kind, name: textUpTo(300).optional(), answer: answer.optional() }).optional(),
});

/** `route` once one is signed in. */
export const finishedSignInView = z.strictObject({ ...begun, route: routeView.optional() });
export type FinishedSignInView = z.infer<typeof finishedSignInView>;

export const secondFactorEndpoints = /* @__PURE__ */ endpointsOf(secondFactorRoutes, {
  getSecondFactor: { summary: 'What one shows beside one’s password', answer: secondFactorView },
  addSecondFactor: {
    summary: 'Begins an authenticator or a passkey, with `answer` completes it; or gives new recovery codes',
    input: addSecondFactorInput,
    answer: begunFactorView,
  },
  removeSecondFactor: {
    summary: 'Removes one',
    input: removeFactorInput,
    answer: nothing,
  },
  finishSignIn: {
    summary: 'The second step of a sign-in: a code or a passkey; or sets up the first one where it is required',
    input: finishSignInInput,
    answer: finishedSignInView,
  },
});

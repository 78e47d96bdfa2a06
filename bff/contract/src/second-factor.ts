import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { secondFactorRoutes } from './routes/second-factor.js';
import { nothing, routeView, textUpTo, uuid } from './values.js';
import { factorKinds } from './words.js';

const kind = z.enum(factorKinds, 'invalid_option');
const password = textUpTo(300).min(1, 'required');

/** WebAuthn JSON as the browser exchanges it. The standard defines its other fields. */
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
  /** True if the last factor cannot be removed. */
  required: z.boolean(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;
export type FactorView = SecondFactorView['factors'][number];

/** The data to set up a factor. Recovery codes are returned only once. */
const setupFields = {
  totp: z.strictObject({ secret: z.string(), uri: z.string() }).optional(),
  passkey: webauthn.optional(),
  recovery_codes: z.array(z.string()).optional(),
};
export const begunFactorView = z.strictObject(setupFields);
export type BegunFactorView = z.infer<typeof begunFactorView>;

/**
 * POST /user/second-factor. `kind` starts the setup with the password and completes it with `name` and `answer`.
 * `recovery` creates new recovery codes.
 */
export const addSecondFactorInput = z.object({
  kind: z.enum([...factorKinds, 'recovery'], 'invalid_option'),
  current_password: textUpTo(300).optional(),
  name: textUpTo(300).optional(),
  answer: answer.optional(),
});

/** DELETE /user/second-factor/{factor} */
export const removeFactorInput = z.object({ current_password: password });

/** The second step that a correct password leads to. */
export const secondStepView = z.strictObject({
  /** True if a code from an authenticator, or a recovery code, is accepted. */
  code: z.boolean(),
  /** The options with which the browser requests a passkey, or null without a passkey. */
  passkey: webauthn.nullable(),
  /** True if a factor is required but the user has none. The user then creates one with `setup`. */
  setup: z.boolean(),
});
export type SecondStepView = z.infer<typeof secondStepView>;

/** POST /login_second: exactly one of these fields. */
export const finishSignInInput = z
  .object({
    code: textUpTo(64).optional(),
    assertion: webauthnAnswer.optional(),
    setup: z.object({ kind, name: textUpTo(300).optional(), answer: answer.optional() }).optional(),
  })
  .superRefine(({ code, assertion, setup }, context) => {
    const sent = [code, assertion, setup].filter((way) => way !== undefined && way !== '');
    if (sent.length !== 1)
      context.addIssue({ code: 'custom', message: sent.length === 0 ? 'required' : 'invalid', path: ['code'] });
  });

/** `route` is set once the user is signed in. */
export const finishedSignInView = z.strictObject({ ...setupFields, route: routeView.optional() });
export type FinishedSignInView = z.infer<typeof finishedSignInView>;

export const secondFactorEndpoints = /* @__PURE__ */ endpointsOf(secondFactorRoutes, {
  getSecondFactor: { summary: 'Lists the caller’s second factors', answer: secondFactorView },
  addSecondFactor: {
    summary:
      'Starts an authenticator or a passkey and completes it with `answer`. The kind `recovery` returns new recovery codes',
    input: addSecondFactorInput,
    answer: begunFactorView,
  },
  removeSecondFactor: {
    summary: 'Removes a second factor',
    input: removeFactorInput,
    answer: nothing,
  },
  finishSignIn: {
    summary: 'Completes a sign-in with a code or a passkey, or sets up the first factor where one is required',
    input: finishSignInInput,
    answer: finishedSignInView,
  },
});

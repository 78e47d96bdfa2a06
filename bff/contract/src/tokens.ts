import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { tokenRoutes } from './routes/tokens.js';
import { nothing, uuid, writtenText } from './values.js';
import { tokenScopes } from './words.js';

/** The offered lifetimes of a new token in days. Any lifetime from a day to a year is accepted. */
export const tokenDays = [7, 30, 90, 365] as const;

const days = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], 'invalid_option')
  .refine((days) => Number.isInteger(days) && days >= 1 && days <= 365, 'invalid_option')
  .meta({ description: 'Lifetime in days, 1 to 365' });

/** POST /user/tokens */
export const createTokenInput = z.object({
  name: writtenText(60),
  scopes: z.array(z.enum(tokenScopes, 'invalid_option')).min(1, 'required').max(10, 'invalid_option'),
  days,
});

/** A personal token without its secret. `beginning` is the start of the secret. */
export const personalTokenView = z.strictObject({
  id: uuid,
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  beginning: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Rounded to the hour. Null if it was never used. */
  last_used_at: z.string().nullable(),
});
export type PersonalTokenView = z.infer<typeof personalTokenView>;

/** A new token. The secret is returned only this once. */
export const createdTokenView = z.strictObject({ token: personalTokenView, secret: z.string() });
export type CreatedTokenView = z.infer<typeof createdTokenView>;

export const tokenEndpoints = /* @__PURE__ */ endpointsOf(tokenRoutes, {
  listTokens: {
    summary: 'Lists the caller’s valid personal tokens, newest first',
    answer: z.array(personalTokenView),
  },
  createToken: {
    summary: 'Creates a personal token. Its secret is returned only once',
    input: createTokenInput,
    answer: createdTokenView,
  },
  revokeToken: { summary: 'Revokes a personal token, effective everywhere within a second', answer: nothing },
});

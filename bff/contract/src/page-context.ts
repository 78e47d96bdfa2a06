import { z } from 'zod';
import { personView, pictureView, rateView, uuid } from './values.js';
import { companyTypes, objectPermissions, userPermissions } from './words.js';

export const companyType = z.enum(companyTypes);

/** What every page knows from its first paint: embedded in the shell, and GET /api/page-context. */
export const pageContext = z.strictObject({
  locale: z.enum(['ru_RU', 'en_EN']),
  platform: z.enum(['customer', 'supplier']),
  /** The zone days are counted in, as the page's cookie `zone` names it (IANA); UTC until it does. */
  time_zone: z.string(),
  csrf_token: z.string(),
  user: personView
    .extend({
      email: z.string(),
      /** Absent: initials. */
      avatar: pictureView.optional(),
      company: z.strictObject({
        id: uuid,
        type: companyType,
        short_name: z.string(),
        is_commerce_allowed: z.boolean(),
        /**
         * Who of the company may sign the regulation, told to a colleague who may not, while it is not signed; absent
         * otherwise, and when it could not be had in time.
         */
        signers: z.array(personView).optional(),
      }),
      roles: z.array(z.string()),
      permissions: z.array(z.enum(userPermissions)),
      /** The person who really acts while standing in for the user. */
      acting_as: personView.nullable(),
      /** Beside `acting_as`: the last day of it, YYYY-MM-DD, and the instant at which it is over. */
      acting_until: z.strictObject({ day: z.string(), at: z.string() }).optional(),
      /** The session was used for standing in for somebody, and that is over: told until it is taken note of. */
      acting_over: z.strictObject({ user: personView, is_early: z.boolean() }).optional(),
      /** Mails to who is signed in come back: he is to check his address. Absent: they do not. */
      email_refused: z.boolean().optional(),
      /** Everything about who is signed in is erased then, as he asked. Absent: he has not. */
      erases_at: z.string().optional(),
    })
    .nullable(),
  /** A counter that could not be had in time, or is not the caller's, is absent. */
  counters: z.strictObject({
    cart: z.number().int().optional(),
    notices: z.number().int().optional(),
    rfc: z.number().int().optional(),
    rfd: z.number().int().optional(),
    sku_review: z.number().int().optional(),
    supplier_application: z.number().int().optional(),
  }),
  /** Null: no valid rate, prices are shown in INR. */
  rate: rateView.nullable(),
  /** The demo world's accounts, only while it is loaded: shown on the sign-in page. */
  demo_accounts: z
    .array(z.strictObject({ email: z.string(), password: z.string(), company: z.string(), roles: z.array(z.string()) }))
    .optional(),
  /** Outside production only: who makes Setu gets shortcuts that nobody has there. */
  development: z.literal(true).optional(),
});
export type PageContext = z.infer<typeof pageContext>;
export type Counters = PageContext['counters'];

export const permissionList = z.array(z.enum(objectPermissions));

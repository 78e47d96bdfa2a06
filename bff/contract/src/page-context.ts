import { z } from 'zod';
import { personView, pictureView, rateView, uuid } from './values.js';
import { companyTypes, objectPermissions, userPermissions } from './words.js';

export const companyType = z.enum(companyTypes);

/** The data that every page has from its first paint. The shell embeds it, and GET /api/page-context returns it. */
export const pageContext = z.strictObject({
  locale: z.enum(['ru_RU', 'en_EN']),
  platform: z.enum(['customer', 'supplier']),
  /**
   * The time zone in which days are counted (IANA). The page sets it in the cookie `zone`, and until then it is UTC.
   */
  time_zone: z.string(),
  csrf_token: z.string(),
  user: personView
    .extend({
      email: z.string(),
      /** If absent, the page shows initials. */
      avatar: pictureView.optional(),
      company: z.strictObject({
        id: uuid,
        type: companyType,
        short_name: z.string(),
        is_commerce_allowed: z.boolean(),
        /**
         * The colleagues who may sign the regulation. Present only for a user who may not, while the regulation is
         * unsigned, and if they could be loaded in time.
         */
        signers: z.array(personView).optional(),
      }),
      roles: z.array(z.string()),
      permissions: z.array(z.enum(userPermissions)),
      /** The user who really acts while standing in for `user`. */
      acting_as: personView.nullable(),
      /** Present with `acting_as`: the last day of the substitution (YYYY-MM-DD), and the instant at which it ends. */
      acting_until: z.strictObject({ day: z.string(), at: z.string() }).optional(),
      /** A substitution that ended in this session. Present until the user dismisses the message. */
      acting_over: z.strictObject({ user: personView, is_early: z.boolean() }).optional(),
      /** True if emails to the user bounce and they need to check their address. Otherwise absent. */
      email_refused: z.boolean().optional(),
      /** When all data about the user will be erased. Absent if they did not request it. */
      erases_at: z.string().optional(),
    })
    .nullable(),
  /** A counter is absent if it could not be loaded in time or does not apply to the caller. */
  counters: z.strictObject({
    cart: z.number().int().optional(),
    notices: z.number().int().optional(),
    rfc: z.number().int().optional(),
    rfd: z.number().int().optional(),
    sku_review: z.number().int().optional(),
    supplier_application: z.number().int().optional(),
  }),
  /** Null if there is no valid rate. Prices are then shown in INR. */
  rate: rateView.nullable(),
  /** The demo world's accounts for the sign-in page. Present only while the demo world is loaded. */
  demo_accounts: z
    .array(
      z.strictObject({
        ...{ email: z.string(), password: z.string(), company: z.string(), roles: z.array(z.string()) },
        /** The person's name, in the language of the company. */
        name: z.string().optional(),
      }),
    )
    .optional(),
  /** Outside production only: enables the shortcuts for Setu's developers. */
  development: z.literal(true).optional(),
});
export type PageContext = z.infer<typeof pageContext>;
export type Counters = PageContext['counters'];

export const permissionList = z.array(z.enum(objectPermissions));

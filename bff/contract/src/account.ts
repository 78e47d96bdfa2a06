import { z } from 'zod';
import { personView, routeView, textUpTo, upTo, writtenText } from './values.js';

/** POST /login_check: the specification's own field names. */
export const loginInput = z.object({
  _username: writtenText(254).pipe(z.email('invalid_email')),
  _password: upTo(z.string().min(1, 'required'), 128),
  _remember_me: z.union([z.boolean(), z.stringbool()]).optional(),
  _csrf_token: textUpTo(500).optional(),
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type LoginInput = z.input<typeof loginInput>;

/** A failed sign-in stands at top level and in `data`. */
export const loginFailure = z.object({
  message: z.string(),
  need_show_captcha: z.boolean(),
  code: z.enum([
    'INVALID_CREDENTIALS',
    'INVALID_CAPTCHA_CODE_ERROR',
    'ACCOUNT_DISABLED',
    'ACCOUNT_DELETED',
    'COMPANY_LOCKED',
  ]),
});
export const loginView = z.object({ route: routeView });
export type LoginView = z.infer<typeof loginView>;

/** GET /login */
export const loginPageView = z.object({ need_show_captcha: z.boolean() });
export type LoginPageView = z.infer<typeof loginPageView>;

/** GET /user/dashboard: a count that could not be had, or is not the caller's, is absent. */
export const dashboardView = z.object({
  countTotalCustomerRequests: z.number().int().optional(),
  countNewCustomerRequestResponses: z.number().int().optional(),
  countSubstitutedUsers: z.number().int().optional(),
  countNotices: z.number().int().optional(),
  countNewNotices: z.number().int().optional(),
  skuReviewCount: z.number().int().optional(),
  newRfc: z.number().int().optional(),
  newRfd: z.number().int().optional(),
  newApplications: z.number().int().optional(),
  substituted_users: z.array(personView),
});
export type DashboardView = z.infer<typeof dashboardView>;

import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { accountRoutes } from './routes/account.js';
import { secondStepView } from './second-factor.js';
import { substitutedView } from './substitutions.js';
import { routedView, textUpTo, upTo, writtenText } from './values.js';
import { captchaProviders } from './words.js';

/** POST /login_check. The field names come from the specification. */
export const loginInput = z.object({
  _username: writtenText(254).pipe(z.email('invalid_email')),
  _password: upTo(z.string().min(1, 'required'), 128),
  _remember_me: z.union([z.boolean(), z.stringbool()]).optional(),
  _csrf_token: textUpTo(500).optional(),
  /** The token of the captcha widget. The field keeps the specification's name for every captcha provider. */
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type LoginInput = z.input<typeof loginInput>;

/** A failed sign-in. These fields appear at the top level of the answer and in `data`. */
export const loginFailure = z.strictObject({
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
/** `second` is present when sign-in needs a second step. The user is not signed in until then. */
export const loginView = routedView.extend({ second: secondStepView.optional() });
export type LoginView = z.infer<typeof loginView>;

/** GET /api/captcha: a new challenge of the configured captcha, for its widget. */
export const captchaView = z.strictObject({
  /** `none` means that no captcha is configured and none will be required. */
  provider: z.enum(captchaProviders),
  site_key: z.string(),
  /** The URL of the provider's widget script, or null for the built-in captcha. */
  script_url: z.url().nullable(),
  /** The challenge as JSON for the widget, or null if the widget gets it from its provider. */
  challenge: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type CaptchaView = z.infer<typeof captchaView>;

/** GET /login */
export const loginPageView = z.strictObject({ need_show_captcha: z.boolean() });
export type LoginPageView = z.infer<typeof loginPageView>;

/** GET /user/dashboard. A count is absent if it is unavailable or does not apply to the caller. */
export const dashboardView = z.strictObject({
  countTotalCustomerRequests: z.number().int().optional(),
  countNewCustomerRequestResponses: z.number().int().optional(),
  countSubstitutedUsers: z.number().int().optional(),
  countNotices: z.number().int().optional(),
  countNewNotices: z.number().int().optional(),
  skuReviewCount: z.number().int().optional(),
  newRfc: z.number().int().optional(),
  newRfd: z.number().int().optional(),
  newApplications: z.number().int().optional(),
  substituted_users: z.array(substitutedView),
});
export type DashboardView = z.infer<typeof dashboardView>;

export const accountEndpoints = /* @__PURE__ */ endpointsOf(accountRoutes, {
  getSignInPage: { summary: 'Returns the sign-in page', answer: loginPageView },
  getCaptcha: {
    summary: 'Returns a new captcha challenge. The solution goes into the form that requires a captcha',
    answer: captchaView,
  },
  createSession: { summary: 'Signs in', input: loginInput, answer: loginView },
  signOutByLink: { summary: 'Signs out' },
  signOut: { summary: 'Signs out', answer: routedView },
  getDashboard: { summary: 'Returns the caller’s account page', answer: dashboardView },
});

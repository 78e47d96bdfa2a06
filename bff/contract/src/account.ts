import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { accountRoutes } from './routes/account.js';
import { secondStepView } from './second-factor.js';
import { substitutedView } from './substitutions.js';
import { routedView, textUpTo, upTo, writtenText } from './values.js';
import { captchaProviders } from './words.js';

/** POST /login_check: the specification's own field names. */
export const loginInput = z.object({
  _username: writtenText(254).pipe(z.email('invalid_email')),
  _password: upTo(z.string().min(1, 'required'), 128),
  _remember_me: z.union([z.boolean(), z.stringbool()]).optional(),
  _csrf_token: textUpTo(500).optional(),
  /** The answer to a captcha, as its widget gives it: the field has the specification's name whoever asks. */
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type LoginInput = z.input<typeof loginInput>;

/** A failed sign-in stands at top level and in `data`. */
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
/** `second`: nobody is signed in yet, a second step is asked for. */
export const loginView = routedView.extend({ second: secondStepView.optional() });
export type LoginView = z.infer<typeof loginView>;

/** GET /api/captcha: a fresh question of the configured captcha, for its widget. */
export const captchaView = z.strictObject({
  /** `none`: none is configured, and none will be asked for. */
  provider: z.enum(captchaProviders),
  site_key: z.string(),
  /** The code of the provider's own widget; null where ours asks. */
  script_url: z.url().nullable(),
  /** JSON as the provider's widget takes it; null where the widget asks its provider. */
  challenge: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type CaptchaView = z.infer<typeof captchaView>;

/** GET /login */
export const loginPageView = z.strictObject({ need_show_captcha: z.boolean() });
export type LoginPageView = z.infer<typeof loginPageView>;

/** GET /user/dashboard: a count that could not be had, or is not the caller's, is absent. */
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
  getSignInPage: { summary: 'The sign-in page', answer: loginPageView },
  getCaptcha: {
    summary: 'A fresh question of the configured captcha; its answer goes into the form that asks for it',
    answer: captchaView,
  },
  createSession: { summary: 'Signs in', input: loginInput, answer: loginView },
  signOutByLink: { summary: 'Signs out' },
  signOut: { summary: 'Signs out', answer: routedView },
  getDashboard: { summary: 'My account', answer: dashboardView },
});

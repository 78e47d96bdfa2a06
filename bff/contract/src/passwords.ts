import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { newPassword } from './registrations.js';
import { passwordRoutes } from './routes/passwords.js';
import { nothing, routedView, textUpTo, uuid, writtenText } from './values.js';

const token = textUpTo(500).optional();
/** The repeated password. An error is reported on the second field. */
const again = textUpTo(300);
const secondFailure = (first: string, second: string): string | undefined => {
  if (second === '') return 'required';
  return second === first ? undefined : 'passwords_differ';
};

/** POST /resetting/send-email: the email address of the user who forgot their password. */
export const resetRequestInput = z.object({
  username: writtenText(254).pipe(z.email('invalid_email')),
  'g-recaptcha-response': textUpTo(5000).optional(),
});

/** POST /resetting/reset/{token} */
export const resetInput = z
  .object({ password: newPassword, confirmPassword: again, _token: token })
  .superRefine(({ password, confirmPassword }, context) => {
    const message = secondFailure(password, confirmPassword);
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['confirmPassword'] });
  });

/** POST /user/change_pass */
export const changePasswordInput = z
  .object({
    current_password: textUpTo(300).min(1, 'required'),
    plainPassword: newPassword,
    plainPassword2: again,
    _token: token,
  })
  .superRefine(({ plainPassword, plainPassword2 }, context) => {
    const message = secondFailure(plainPassword, plainPassword2);
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['plainPassword2'] });
  });

/** `resend_seconds` is the time until another email can be requested. It is the same for every address. */
const resetRequestView = z.strictObject({ resend_seconds: z.number().int() });

/** A link that sets a password. `initial` means the user's first password. */
export const resetView = z.strictObject({ initial: z.boolean() });
export type ResetView = z.infer<typeof resetView>;

/** The browser and system, as far as they can be recognised. */
const deviceView = z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() });

/** A session of the user. `address` is the user's network address. */
export const ownSessionView = z.strictObject({
  id: uuid,
  device: deviceView,
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});
export type OwnSessionView = z.infer<typeof ownSessionView>;

const requested = { input: resetRequestInput, answer: resetRequestView };

export const passwordEndpoints = /* @__PURE__ */ endpointsOf(passwordRoutes, {
  getResetRequestPage: { summary: 'Returns the page that requests a password link', answer: nothing },
  requestResetHere: { summary: 'Does the same as POST /resetting/send-email', ...requested },
  requestReset: { summary: 'Emails a link to set a password. The answer is the same for every address', ...requested },
  getReset: { summary: 'Returns the state of a link that sets a password', answer: resetView },
  resetPassword: {
    summary: 'Sets a password with a link that works once, and ends all sessions',
    input: resetInput,
    answer: routedView,
  },
  getPasswordPage: { summary: 'Returns the page of the caller’s password and sessions', answer: nothing },
  changePassword: {
    summary: 'Changes the password and ends the other sessions',
    input: changePasswordInput,
    answer: routedView,
  },
  listOwnSessions: { summary: 'Lists the caller’s sessions', answer: z.array(ownSessionView) },
  endOtherSessions: { summary: 'Ends the caller’s other sessions', answer: nothing },
  endOwnSession: { summary: 'Ends one of the caller’s sessions', answer: nothing },
});

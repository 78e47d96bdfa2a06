import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { newPassword } from './registrations.js';
import { passwordRoutes } from './routes/passwords.js';
import { nothing, routedView, textUpTo, uuid, writtenText } from './values.js';

const token = textUpTo(500).optional();
/** What was typed a second time; a refusal stands on the second field. */
const again = textUpTo(300);
const secondFailure = (first: string, second: string): string | undefined => {
  if (second === '') return 'required';
  return second === first ? undefined : 'passwords_differ';
};

/** POST /resetting/send-email: whose password is forgotten. */
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

/** `resend_seconds` until another mail may be asked for: the same for every address. */
const resetRequestView = z.strictObject({ resend_seconds: z.number().int() });

/** A link that sets a password; `initial`: the first one. */
export const resetView = z.strictObject({ initial: z.boolean() });
export type ResetView = z.infer<typeof resetView>;

/** What the browser said it is, as far as it is known. */
const deviceView = z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() });

/** A place somebody is signed in at; `address` is his network's. */
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
  getResetRequestPage: { summary: 'The page where a link to set a password is asked for', answer: nothing },
  requestResetHere: { summary: 'As POST /resetting/send-email', ...requested },
  requestReset: { summary: 'Mails a link to set a password; the same answer for every address', ...requested },
  getReset: { summary: 'A link that sets a password', answer: resetView },
  resetPassword: {
    summary: 'Sets a password by a link, once; ends all sessions',
    input: resetInput,
    answer: routedView,
  },
  getPasswordPage: { summary: 'The page of one’s password and sessions', answer: nothing },
  changePassword: {
    summary: 'Changes the password; other sessions end',
    input: changePasswordInput,
    answer: routedView,
  },
  listOwnSessions: { summary: 'Where one is signed in', answer: z.array(ownSessionView) },
  endOtherSessions: { summary: 'Ends all of one’s sessions but this', answer: nothing },
  endOwnSession: { summary: 'Ends one of one’s sessions', answer: nothing },
});

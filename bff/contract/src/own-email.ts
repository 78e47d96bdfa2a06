import { z } from 'zod';
import { emailFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { ownEmailRoutes } from './routes/own-email.js';
import { nothing, textUpTo } from './values.js';
import { emailChangeStates, emailSides } from './words.js';

/** POST /user/email: a new address and the password, or `resend` to send the emails again. */
export const changeEmailInput = z
  .object({
    email: textUpTo(254).default(''),
    current_password: textUpTo(300).default(''),
    resend: z.union([z.boolean(), z.stringbool()]).optional(),
  })
  .superRefine(({ email, current_password, resend }, context) => {
    if (resend) return;
    const refuse = (path: string, message: string | undefined) =>
      message !== undefined && context.addIssue({ code: 'custom', message, path: [path] });
    refuse('email', emailFailure(email));
    refuse('current_password', current_password === '' ? 'required' : undefined);
  });

/** GET /user/email: the current address, and the pending change. */
export const emailChangeView = z.strictObject({
  email: z.string(),
  change: z
    .strictObject({
      email: z.string(),
      old_confirmed: z.boolean(),
      new_confirmed: z.boolean(),
      expires_at: z.string(),
      resend_seconds: z.number().int(),
    })
    .nullable(),
});
export type EmailChangeView = z.infer<typeof emailChangeView>;

/**
 * GET /user/email/{token}: the change that the link in an email confirms. Only POST confirms it, so that programs that
 * follow links change nothing.
 */
export const emailConfirmationView = z.strictObject({
  email: z.string(),
  side: z.enum(emailSides),
  state: z.enum(emailChangeStates),
});
export type EmailConfirmationView = z.infer<typeof emailConfirmationView>;

export const ownEmailEndpoints = /* @__PURE__ */ endpointsOf(ownEmailRoutes, {
  getEmailChange: {
    summary: 'Returns the caller’s sign-in address and its pending change',
    answer: emailChangeView,
  },
  changeEmail: {
    summary: 'Requests another address. Both mailboxes receive a link, and `resend` sends the links again',
    input: changeEmailInput,
    answer: emailChangeView,
  },
  withdrawEmailChange: { summary: 'Withdraws the change of address. Its links stop working', answer: nothing },
  getEmailConfirmation: {
    summary: 'Returns what a link confirms in a change of address',
    answer: emailConfirmationView,
  },
  confirmEmail: {
    summary: 'Confirms a change of address for the mailbox that received the link',
    answer: emailConfirmationView,
  },
});

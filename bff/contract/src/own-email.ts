import { z } from 'zod';
import { emailFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { ownEmailRoutes } from './routes/own-email.js';
import { nothing, textUpTo } from './values.js';
import { emailChangeStates, emailSides } from './words.js';

/** POST /user/email: an address and the password, or `resend` for the letters once more. */
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

/** GET /user/email: the present address, and the change of it that waits. */
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

/** GET /user/email/{token}: what a link from a mail is about; it is done by POST, programs that follow links do nothing. */
export const emailConfirmationView = z.strictObject({
  email: z.string(),
  side: z.enum(emailSides),
  state: z.enum(emailChangeStates),
});
export type EmailConfirmationView = z.infer<typeof emailConfirmationView>;

export const ownEmailEndpoints = /* @__PURE__ */ endpointsOf(ownEmailRoutes, {
  getEmailChange: {
    summary: 'The address one signs in with, and the change of it that waits',
    answer: emailChangeView,
  },
  changeEmail: {
    summary: 'Asks for another address: both mailboxes are mailed a link; with `resend` once more',
    input: changeEmailInput,
    answer: emailChangeView,
  },
  withdrawEmailChange: { summary: 'Takes the change back; its links are void', answer: nothing },
  getEmailConfirmation: { summary: 'What a link to confirm an address is about', answer: emailConfirmationView },
  confirmEmail: { summary: 'Confirms for the mailbox the link was sent to', answer: emailConfirmationView },
});

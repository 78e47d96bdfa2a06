import { z } from 'zod';
import { characters } from './characters.js';
import { emailFailure, phoneFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { mailRoutes } from './routes/mail.js';
import { nothing, textUpTo, upTo, uuid, writtenText } from './values.js';
import { mailChoices, mailKinds } from './words.js';

/** An email that was written to a file instead of being sent. */
export const keptMailLine = z.strictObject({ id: uuid, to: z.string(), subject: z.string(), sent_at: z.string() });
export type KeptMailLine = z.infer<typeof keptMailLine>;

/** The email with its text. The body as an email client shows it is at `/dev/mail/{id}/body`. */
export const keptMailView = keptMailLine.extend({ text: z.string() });
export type KeptMailView = z.infer<typeof keptMailView>;

/** GET /user/mail-choices: how the user is notified of each kind of event, and whether their address accepts emails. */
export const mailChoicesView = z.strictObject({
  email: z.string(),
  /** When emails to the address started to bounce, or null while they are delivered. */
  refused_at: z.string().nullable(),
  /** When the daily email is sent: the hour of the user's day, and their time zone (IANA). */
  digest: z.strictObject({ hour: z.number().int(), time_zone: z.string() }),
  kinds: z.array(
    z.strictObject({ kind: z.enum(mailKinds), choice: z.enum(mailChoices), open: z.array(z.enum(mailChoices)) }),
  ),
});
export type MailChoicesView = z.infer<typeof mailChoicesView>;

const choice = z.enum(mailChoices, 'invalid_option').optional();

/** POST /user/mail-choices: the kinds to change. `address_works` confirms that the user has fixed their address. */
export const saveMailChoicesInput = z.object({
  messages: choice,
  approvals: choice,
  notices: choice,
  demand: choice,
  address_works: z.union([z.boolean(), z.stringbool()]).optional(),
});

const textBetween = (min: number, max: number) =>
  writtenText(max).refine((text) => characters(text) >= min, { error: 'length_min', params: { min } });

/** POST /support-send-email (specification, section 5). */
export const supportInput = z.object({
  name: textBetween(3, 200),
  email: upTo(z.string(), 254).superRefine((email, context) => {
    const failure = emailFailure(email);
    if (failure) context.addIssue(failure);
  }),
  phone: textUpTo(50).superRefine((phone, context) => {
    const failure = phoneFailure(phone);
    if (failure) context.addIssue(failure);
  }),
  text: textBetween(30, 5000),
  /** The captcha token, required from anonymous visitors. */
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type SupportInput = z.input<typeof supportInput>;

const chosen = { answer: mailChoicesView } as const;

export const mailEndpoints = /* @__PURE__ */ endpointsOf(mailRoutes, {
  getMailPage: { summary: 'Returns the caller’s email preferences', ...chosen },
  getMailChoices: { summary: 'Returns the caller’s email preferences', ...chosen },
  saveMailChoices: { summary: 'Saves the caller’s email preferences', input: saveMailChoicesInput, ...chosen },
  sendSupportMessage: { summary: 'Sends a message to the support team', input: supportInput, answer: nothing },
  listKeptMails: {
    summary: 'Lists emails written to files, newest first. Returns 404 if emails are really sent',
    answer: z.array(keptMailLine),
  },
  getKeptMail: { summary: 'Returns an email written to a file', answer: keptMailView },
  getKeptMailBody: { summary: 'Returns the HTML body of an email, for a sandboxed frame' },
});

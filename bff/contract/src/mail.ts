import { z } from 'zod';
import { characters } from './characters.js';
import { emailFailure, phoneFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { mailRoutes } from './routes/mail.js';
import { nothing, textUpTo, upTo, uuid, writtenText } from './values.js';
import { mailChoices, mailKinds } from './words.js';

/** A mail that was written to a file instead of being sent. */
export const keptMailLine = z.strictObject({ id: uuid, to: z.string(), subject: z.string(), sent_at: z.string() });
export type KeptMailLine = z.infer<typeof keptMailLine>;

/** The same whole; as its reader's program shows it: at `/dev/mail/{id}/body`. */
export const keptMailView = keptMailLine.extend({ text: z.string() });
export type KeptMailView = z.infer<typeof keptMailView>;

/** GET /user/mail-choices: how its reader is told of each kind, and whether his address takes mails. */
export const mailChoicesView = z.strictObject({
  email: z.string(),
  /** Since when mails to the address come back; null while they arrive. */
  refused_at: z.string().nullable(),
  /** When the day's mail leaves: the hour of the reader's day, and his zone (IANA). */
  digest: z.strictObject({ hour: z.number().int(), time_zone: z.string() }),
  kinds: z.array(
    z.strictObject({ kind: z.enum(mailKinds), choice: z.enum(mailChoices), open: z.array(z.enum(mailChoices)) }),
  ),
});
export type MailChoicesView = z.infer<typeof mailChoicesView>;

const choice = z.enum(mailChoices, 'invalid_option').optional();

/** POST /user/mail-choices: the kinds to change; `address_works` once the reader has seen to his address. */
export const saveMailChoicesInput = z.object({
  messages: choice,
  approvals: choice,
  notices: choice,
  address_works: z.union([z.boolean(), z.stringbool()]).optional(),
});

const atLeast = (least: number, most: number) =>
  writtenText(most).refine((text) => characters(text) >= least, { error: 'length_min', params: { min: least } });

/** POST /support-send-email (specification, section 5). */
export const supportInput = z.object({
  name: atLeast(3, 200),
  email: upTo(z.string(), 254).superRefine((email, context) => {
    const failure = emailFailure(email);
    if (failure) context.addIssue(failure);
  }),
  phone: textUpTo(50).superRefine((phone, context) => {
    const failure = phoneFailure(phone);
    if (failure) context.addIssue(failure);
  }),
  text: atLeast(30, 5000),
  /** The answer to a captcha: asked of strangers. */
  'g-recaptcha-response': textUpTo(5000).optional(),
});
export type SupportInput = z.input<typeof supportInput>;

const chosen = { answer: mailChoicesView } as const;

export const mailEndpoints = /* @__PURE__ */ endpointsOf(mailRoutes, {
  getMailPage: { summary: 'What the caller is told of by mail', ...chosen },
  getMailChoices: { summary: 'What the caller is told of by mail', ...chosen },
  saveMailChoices: { summary: 'Chooses what the caller is told of by mail', input: saveMailChoicesInput, ...chosen },
  sendSupportMessage: { summary: 'Writes to the support', input: supportInput, answer: nothing },
  listKeptMails: {
    summary: 'Mails written to files, newest first; 404 where they are sent',
    answer: z.array(keptMailLine),
  },
  getKeptMail: { summary: 'A mail written to a file', answer: keptMailView },
  getKeptMailBody: { summary: 'Its HTML, for a sandboxed frame' },
});

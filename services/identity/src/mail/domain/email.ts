import type { EmailSide, NoticeType } from '@setu/proto/words';

/** The language of an email. */
export type EmailLocale = 'en' | 'ru';

/** Returns the language with that name, or undefined for any other. */
export const emailLocale = (name: string): EmailLocale | undefined =>
  name === 'en' || name === 'ru' ? name : undefined;

/** `path`, here and below, is a path of this site. */
interface PasswordReset {
  path: string;
  minutes: string;
}

interface Invitation {
  path: string;
  /** The invited person's first name. Absent in an email of an earlier release. */
  name?: string;
  inviter: string;
  company: string;
  /** A day (YYYY-MM-DD). */
  until: string;
}

/** A change of a user’s second factors. `failing`: wrong codes after the right password. */
export type FactorChange = 'added' | 'removed' | 'recovery_used' | 'recovery_renewed' | 'failing';

/** `name` is the factor's name, `left` the number of recovery codes. Both are empty if they do not apply. */
interface SecondFactorNews {
  change: FactorChange;
  name: string;
  left: string;
}

/** `side` is the mailbox that gets the email, `email` the new address. */
interface EmailChangeLink {
  side: EmailSide;
  email: string;
  path: string;
  hours: string;
}

/**
 * The progress of a user's request for erasure. `day` (YYYY-MM-DD) is set while the request waits, and empty otherwise.
 */
interface ErasureNews {
  change: 'asked' | 'withdrawn' | 'done';
  day: string;
}

/** A message to support. The ids are empty for an anonymous visitor. */
export interface SupportMessage {
  name: string;
  email: string;
  phone: string;
  text: string;
  userId: string;
  companyId: string;
}

/** The confirmation of a supplier's application, for the applicant. */
interface ReceivedApplication {
  number: string;
  company: string;
  name: string;
}

/** The decision against a supplier's application, for the applicant. */
interface DeclinedApplication extends ReceivedApplication {
  reason: string;
}

/** The confirmation of a request, for its author. What is unknown or does not apply is empty. */
interface SentRequest {
  requestId: string;
  number: string;
  name: Record<EmailLocale, string>;
  /** A decimal number. */
  count: string;
  unit: Record<EmailLocale, string>;
  /** `sum` as minor units and a currency, such as `42650000 INR`, `sum_to` for a range, and both `_rub` in roubles. */
  sums: Readonly<Record<string, string>>;
}

/** The emails that are not notifications, each with its parameters. */
export type TransactionalContent =
  | { template: 'email_code'; params: { code: string; minutes: string } }
  | { template: 'address_taken'; params: { path: string } }
  | { template: 'password_reset'; params: PasswordReset }
  | { template: 'second_factor'; params: SecondFactorNews }
  | { template: 'email_change'; params: EmailChangeLink }
  | { template: 'email_changed'; params: { side: EmailSide; email: string } }
  | { template: 'erasure'; params: ErasureNews }
  | { template: 'invite'; params: Invitation }
  | { template: 'application_received'; params: ReceivedApplication }
  | { template: 'application_declined'; params: DeclinedApplication }
  | { template: 'request_sent'; params: SentRequest }
  | { template: 'support'; params: SupportMessage };

/** A notification as its email contains it. */
export interface EmailedNotice {
  noticeId: string;
  type: NoticeType;
  params: Record<string, string>;
  entityId: string;
}

/** The content of an email before it is put into text. */
export type EmailContent =
  | TransactionalContent
  | { template: 'notice'; params: EmailedNotice }
  | { template: 'digest'; params: { notices: EmailedNotice[]; earlier: string } };

/** The final status of an email, or `waiting` until then. */
export type EmailState = 'waiting' | 'sent' | 'refused' | 'expired' | 'skipped';

/** An email to a user or to an address. */
export interface Email {
  id: string;
  /** The unique key of the email: an event and a user, or a code. */
  key: string;
  userId?: string | undefined;
  /** Empty for a user's email, which goes to the address that the user has when it is sent. */
  address: string;
  /** Absent for a user's email, which uses the user's language when it is sent. */
  locale?: EmailLocale | undefined;
  content: EmailContent;
  state: EmailState;
  createdAt: Date;
  /** The email is not sent after this time. */
  validUntil?: Date | undefined;
}

/** The emails that a user can turn off. */
const optional: readonly EmailContent['template'][] = ['notice', 'digest', 'request_sent'];

/**
 * Returns whether an email is sent even if earlier ones bounced. Only those that a user can turn off are not. A user has
 * requested each of the others, for example a code, a password link or an invite.
 */
export const isAlwaysSent = ({ content }: Pick<Email, 'content'>): boolean => !optional.includes(content.template);

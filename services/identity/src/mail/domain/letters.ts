import type { EmailSide, NoticeType } from '@setu/proto/words';

/** The language a mail is written in. */
export type MailLocale = 'en' | 'ru';

/** The language of that name; undefined for any other. */
export const mailLocale = (name: string): MailLocale | undefined => (name === 'en' || name === 'ru' ? name : undefined);

/** `path`, here and below, is one of the site's own. */
interface PasswordReset {
  path: string;
  minutes: string;
}

interface Invitation {
  path: string;
  inviter: string;
  company: string;
  /** A day, `YYYY-MM-DD`. */
  until: string;
}

/** What became of a person’s second factors; `failing`: wrong answers after his right password. */
export type FactorChange = 'added' | 'removed' | 'recovery_used' | 'recovery_renewed' | 'failing';

/** `name` of the factor, `left`: how many recovery codes; empty where they say nothing. */
interface SecondFactorNews {
  change: FactorChange;
  name: string;
  left: string;
}

/** `side`: the mailbox the letter goes to, `email`: the new address. */
interface EmailChangeLink {
  side: EmailSide;
  email: string;
  path: string;
  hours: string;
}

/** What became of a person's wish to be erased; `day`, YYYY-MM-DD, of one that waits, else empty. */
interface ErasureNews {
  change: 'asked' | 'withdrawn' | 'done';
  day: string;
}

/** What somebody wrote to the support; the ids are empty for a stranger. */
export interface SupportMessage {
  name: string;
  email: string;
  phone: string;
  text: string;
  userId: string;
  companyId: string;
}

/** A supplier's application came: to who applied. */
interface ReceivedApplication {
  number: string;
  company: string;
  name: string;
}

/** The letters that are no notice's, each with what it needs to know. */
export type LetterContent =
  | { template: 'email_code'; params: { code: string; minutes: string } }
  | { template: 'address_taken'; params: { path: string } }
  | { template: 'password_reset'; params: PasswordReset }
  | { template: 'second_factor'; params: SecondFactorNews }
  | { template: 'email_change'; params: EmailChangeLink }
  | { template: 'email_changed'; params: { side: EmailSide; email: string } }
  | { template: 'erasure'; params: ErasureNews }
  | { template: 'invite'; params: Invitation }
  | { template: 'application_received'; params: ReceivedApplication }
  | { template: 'support'; params: SupportMessage };

/** A notice as its mail tells it. */
export interface ToldNotice {
  noticeId: string;
  type: NoticeType;
  params: Record<string, string>;
  entityId: string;
}

/** What a mail says, before it is put into words. */
export type MailContent =
  | LetterContent
  | { template: 'notice'; params: ToldNotice }
  | { template: 'digest'; params: { notices: ToldNotice[]; earlier: string } };

/** What became of a mail; `waiting` until then. */
export type MailState = 'waiting' | 'sent' | 'refused' | 'expired' | 'skipped';

/** A mail on its way to a person here, or to an address. */
export interface Mail {
  id: string;
  /** What it is the one mail of: an event and a person, a code. */
  key: string;
  userId?: string | undefined;
  /** Empty for a person's: his is the one he has when it leaves. */
  address: string;
  /** Absent for a person's. */
  locale?: MailLocale | undefined;
  content: MailContent;
  state: MailState;
  createdAt: Date;
  /** Worth nothing afterwards. */
  validUntil?: Date | undefined;
}

/** Whether it goes out whatever became of earlier ones: codes, passwords and invites are asked for. */
export const isAlwaysSent = ({ content }: Pick<Mail, 'content'>): boolean =>
  content.template !== 'notice' && content.template !== 'digest';

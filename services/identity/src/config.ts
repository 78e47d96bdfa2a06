import { flag, signingKeys } from '@setu/kit/process';
import { z } from 'zod';

/** A list, with commas between. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** What identity reads from the environment beside the kit's own variables. */
export const config = {
  /** altcha: the browser computes; recaptcha: Google's checkbox; off: nobody is asked, and who fails too often waits instead. */
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** Sign challenges; absent: keys made from ACTOR_KEYS. */
  CAPTCHA_KEYS: signingKeys.optional(),
  /** The account with reCAPTCHA (v2, the checkbox): both are needed for CAPTCHA=recaptcha. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** Where its answers are verified; https://www.recaptcha.net/recaptcha/api/siteverify is the same elsewhere. */
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  /** How long the verifier may take; a sign-in waits for it. */
  RECAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(100).max(3000).default(3000),
  /** Further origins, and host names of the supplier platform, as the BFF has them: pages an answer may come from. */
  ALLOWED_ORIGINS: list.pipe(z.array(z.url())).prefault(''),
  SUPPLIER_HOSTS: list.prefault('supplier.localhost'),
  /** The first seals secrets of second factors, all open them; absent: keys made from ACTOR_KEYS. */
  FACTOR_KEYS: signingKeys.optional(),
  /** A file of certificates (PEM) that signatures have to lead to; absent: signatures are kept unverified. */
  SIGNING_TRUST_FILE: z.string().optional(),
  /** A file, or a folder of files, of lists of revoked certificates (CRL: PEM, DER), read anew when they change; absent: nobody looks. */
  SIGNING_CRLS: z.string().optional(),
  /** What a list that is out of date does to a signature: it is warned of in the log, or the signature is refused. */
  SIGNING_CRLS_OUT_OF_DATE: z.enum(['warn', 'refuse']).default('warn'),
  /** The media service's internal listener, where evidence is kept as objects. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** The default of the setting `sign_in.network_failures_per_minute`; raise it where large offices share an address. */
  SIGN_IN_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).optional(),
  /** The mail server, as `smtps://user:password@host:465`; absent: mails are files below MAIL_DIR and reach nobody. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails are from. */
  MAIL_FROM: z.string().default('Setu <no-reply@setu.example>'),
  /** Absent: a folder of the system's temporary one. */
  MAIL_DIR: z.string().optional(),
  /** The mailbox (Maildir) mails that cannot be delivered come back to; absent: nobody reads them. */
  MAIL_BOUNCES_DIR: z.string().optional(),
  /** Its address, told to mail servers as the one to return mails to; absent: MAIL_FROM's. */
  MAIL_RETURN_TO: z.email().optional(),
  /** How long connecting to the mail server may take, and then a mail. */
  MAIL_CONNECT_MS: z.coerce.number().int().min(1).default(10_000),
  MAIL_ATTEMPT_MS: z.coerce.number().int().min(1).default(30_000),
  /** How long mails wait first when their server is away; doubled up to sixty times. */
  MAIL_PAUSE_MS: z.coerce.number().int().min(1).default(5_000),
  /** Whom the support form writes to; needed beside SMTP_URL. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The address people see: links in mails lead there. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Webhooks may lead to this machine itself, over http too: for trying them out, never where strangers sign in. */
  WEBHOOKS_LOCAL: flag.default(false),
  NODE_ENV: z.string().default('development'),
};

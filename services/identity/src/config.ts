import { flag, signingKeys } from '@setu/kit/process';
import { z } from 'zod';

/** A comma-separated list. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** The environment variables of identity, in addition to those of the kit. */
export const config = {
  /**
   * `altcha`: the browser computes. `recaptcha`: Google's checkbox. `off`: there is no captcha, and users with too many
   * failed sign-ins wait instead.
   */
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** Keys that sign challenges. If absent, they are derived from ACTOR_KEYS. */
  CAPTCHA_KEYS: signingKeys.optional(),
  /** The reCAPTCHA account (v2, the checkbox). CAPTCHA=recaptcha requires both values. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /**
   * The URL that verifies answers. https://www.recaptcha.net/recaptcha/api/siteverify is an alternative address of the
   * same service.
   */
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  /** The timeout of the verifier. A sign-in waits for it. */
  RECAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(100).max(3000).default(3000),
  /**
   * Further origins, and host names of the supplier platform, as in the BFF. Captcha answers may come from their pages.
   */
  ALLOWED_ORIGINS: list.pipe(z.array(z.url())).prefault(''),
  SUPPLIER_HOSTS: list.prefault('supplier.localhost'),
  /**
   * The first key seals secrets of second factors, and all keys open them. If absent, the keys are derived from
   * ACTOR_KEYS.
   */
  FACTOR_KEYS: signingKeys.optional(),
  /** A file of trusted root certificates (PEM) for signatures. If absent, signatures are stored unverified. */
  SIGNING_TRUST_FILE: z.string().optional(),
  /**
   * A file, or a folder of files, with certificate revocation lists (CRL, in PEM or DER). They are read again when they
   * change. If absent, revocation is not checked.
   */
  SIGNING_CRLS: z.string().optional(),
  /** What happens to a signature if a revocation list is out of date: a warning in the log, or a refusal. */
  SIGNING_CRLS_OUT_OF_DATE: z.enum(['warn', 'refuse']).default('warn'),
  /** The media service's internal listener, which stores evidence as objects. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** The default of the setting `sign_in.network_failures_per_minute`. Raise it if large offices share an address. */
  SIGN_IN_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).optional(),
  /**
   * The mail server, as `smtps://user:password@host:465`. If absent, emails are written as files below MAIL_DIR and are
   * not sent.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of emails. */
  MAIL_FROM: z.string().default('Setu <no-reply@setu.example>'),
  /** If absent, a folder in the system's temporary folder is used. */
  MAIL_DIR: z.string().optional(),
  /** The mailbox (Maildir) that receives bounced emails. If absent, bounces are not processed. */
  MAIL_BOUNCES_DIR: z.string().optional(),
  /**
   * The address of that mailbox, which mail servers use as the return address. If absent, the address of MAIL_FROM is
   * used.
   */
  MAIL_RETURN_TO: z.email().optional(),
  /** The timeouts for connecting to the mail server, and for sending one email. */
  MAIL_CONNECT_MS: z.coerce.number().int().min(1).default(10_000),
  MAIL_ATTEMPT_MS: z.coerce.number().int().min(1).default(30_000),
  /**
   * The first pause, in milliseconds, while the mail server is unavailable. The pause doubles up to sixty times this
   * value.
   */
  MAIL_PAUSE_MS: z.coerce.number().int().min(1).default(5_000),
  /** The recipient of the support form. Required with SMTP_URL. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The public address of the site. Links in emails lead to it. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Allows webhooks to this machine, also over HTTP. For trials only, never where untrusted users sign in. */
  WEBHOOKS_LOCAL: flag.default(false),
  NODE_ENV: z.string().default('development'),
};

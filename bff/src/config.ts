import { pageContext } from '@setu/contract';
import { readEnv, signingKeys } from '@setu/kit/process';
import { z } from 'zod';
import { cookieNames } from './http/cookies.js';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const demoAccounts = pageContext.shape.demo_accounts.unwrap();

const shape = {
  /** The port and host for public traffic. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** The port and host for metrics, health and dependencies. The host is loopback unless ADMIN_HOST is set. */
  ADMIN_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  IDENTITY_ADDRESS: z.string(),
  CATALOGUE_ADDRESS: z.string(),
  REQUEST_ADDRESS: z.string(),
  REVIEW_ADDRESS: z.string(),
  MEDIA_ADDRESS: z.string(),
  FX_ADDRESS: z.string(),
  /** The default timeout of service calls, in milliseconds. 0 means 2 s for reads and 5 s for writes. */
  CALL_TIMEOUT_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** The address of media's internal HTTP listener, which transfers file contents. */
  MEDIA_HTTP_URL: z.url(),
  /** Keys that sign the actor sent to the services. The first key signs. */
  ACTOR_KEYS: signingKeys,
  /** TLS files with which the services and the BFF authenticate each other. Set all three or none. */
  RPC_TLS_CERT: z.string().optional(),
  RPC_TLS_KEY: z.string().optional(),
  RPC_TLS_CA: z.string().optional(),
  /** Keys that sign CSRF tokens and the visitor cookie. The first key signs, all keys are accepted. */
  CSRF_SECRET: signingKeys,
  /** The folder of the built web app. */
  WEB_DIR: z.string(),
  /** The public address. It decides whether cookies are Secure. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Further origins that unsafe calls may come from, comma-separated. */
  ALLOWED_ORIGINS: list.prefault(''),
  /** Host names of the supplier platform, comma-separated. */
  SUPPLIER_HOSTS: list.prefault('supplier.localhost'),
  /** The captcha in use. It must equal identity's setting. With `recaptcha`, the content security policy lets pages load its widget. */
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** The widget's script. Use https://www.recaptcha.net/recaptcha/api.js where Google cannot be reached. */
  RECAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api.js'),
  /**
   * Other origins from which the widget loads code, comma-separated. reCAPTCHA's documentation on content security
   * policies lists them.
   */
  RECAPTCHA_ORIGINS: list.pipe(z.array(z.url())).prefault('https://www.gstatic.com,https://recaptcha.google.com'),
  /** The number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Maximum suggestions per second, and maximum uploads per minute, for each IP address. */
  SUGGEST_RATE: z.coerce.number().int().min(1).default(20),
  UPLOAD_RATE: z.coerce.number().int().min(1).default(60),
  /** Maximum landed prices per minute for each IP address. */
  ESTIMATE_RATE: z.coerce.number().int().min(1).default(240),
  /** Maximum machine translations per minute for each user. */
  TRANSLATE_RATE: z.coerce.number().int().min(1).default(60),
  /** Maximum calls per minute for each personal token. */
  TOKEN_RATE: z.coerce.number().int().min(1).default(120),
  /** JSON: the demo world's accounts, shown on the sign-in page. Empty in production. */
  DEMO_ACCOUNTS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('invalid JSON');
        return z.NEVER;
      }
    })
    .pipe(demoAccounts),
  /**
   * Reads are rejected with 503 when the event loop lags by this much for a second, or with this many calls in flight.
   */
  SHED_LAG_MS: z.coerce.number().int().min(1).default(200),
  SHED_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  /**
   * How long the BFF reports "not ready" but still listens before it stops, in milliseconds. Clients use this time to
   * stop sending calls.
   */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
} as const;

/** Reads and checks the BFF's environment. Reports all problems together. In production cookies must be Secure. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env) => {
  const config = readEnv(shape, env);
  if (config.NODE_ENV === 'production' && !cookieNames(config).secure)
    throw new Error(
      'PUBLIC_ORIGIN must be https (or a loopback host): in production session cookies must not be sent unencrypted',
    );
  return config;
};
export type Config = ReturnType<typeof readConfig>;

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
  /** Where people connect. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** Metrics, health and dependencies; loopback unless ADMIN_HOST says otherwise. */
  ADMIN_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  IDENTITY_ADDRESS: z.string(),
  CATALOGUE_ADDRESS: z.string(),
  REQUEST_ADDRESS: z.string(),
  REVIEW_ADDRESS: z.string(),
  MEDIA_ADDRESS: z.string(),
  FX_ADDRESS: z.string(),
  /** Milliseconds a service has to answer a call that names none; 0: 2 s for reads, 5 s for writes. */
  CALL_TIMEOUT_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Media's internal listener for bytes. */
  MEDIA_HTTP_URL: z.url(),
  /** Signs the actor sent to the services; the first key signs. */
  ACTOR_KEYS: signingKeys,
  /** Files with which the services know the BFF, and it them; all three or none. */
  RPC_TLS_CERT: z.string().optional(),
  RPC_TLS_KEY: z.string().optional(),
  RPC_TLS_CA: z.string().optional(),
  /** Makes CSRF tokens and signs the visitor cookie; the first key signs, all are believed. */
  CSRF_SECRET: signingKeys,
  /** The built web app. */
  WEB_DIR: z.string(),
  /** The address people see; decides whether cookies are Secure. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Further origins unsafe calls may come from, comma-separated. */
  ALLOWED_ORIGINS: list.prefault(''),
  /** Host names of the supplier platform, comma-separated. */
  SUPPLIER_HOSTS: list.prefault('supplier.localhost'),
  /** As identity's; with recaptcha pages may run its widget. */
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** The widget's code; https://www.recaptcha.net/recaptcha/api.js is the same where Google is not reached. */
  RECAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api.js'),
  /** Where the widget fetches the rest of itself beside there, comma-separated: as its own papers on content policies say. */
  RECAPTCHA_ORIGINS: list.pipe(z.array(z.url())).prefault('https://www.gstatic.com,https://recaptcha.google.com'),
  /** Proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Suggestions per second and address, uploads per minute and address. */
  SUGGEST_RATE: z.coerce.number().int().min(1).default(20),
  UPLOAD_RATE: z.coerce.number().int().min(1).default(60),
  /** Machine translations per minute and person. */
  TRANSLATE_RATE: z.coerce.number().int().min(1).default(60),
  /** Calls per minute and personal token. */
  TOKEN_RATE: z.coerce.number().int().min(1).default(120),
  /** JSON: the demo world's accounts, shown on the sign-in page; empty in production. */
  DEMO_ACCOUNTS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(demoAccounts),
  /** Reads are refused with 503 when the event loop lags by so much for a second, or with so many calls in flight. */
  SHED_LAG_MS: z.coerce.number().int().min(1).default(200),
  SHED_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  /** Not ready but still listening for so long before a stop, until nobody sends new calls here. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
} as const;

/** Reads and checks the BFF's environment; every problem is reported together. In production cookies must be Secure. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env) => {
  const config = readEnv(shape, env);
  if (config.NODE_ENV === 'production' && !cookieNames(config).secure)
    throw new Error('PUBLIC_ORIGIN must be https (or a loopback host): in production no session travels in the clear');
  return config;
};
export type Config = ReturnType<typeof readConfig>;

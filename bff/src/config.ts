import { pageContext } from '@setu/contract';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
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
  /** Media's internal listener for bytes. */
  MEDIA_HTTP_URL: z.url(),
  /** Signs the actor sent to the services; the first key signs. */
  ACTOR_KEYS: z.string().min(32),
  /** Makes CSRF tokens and signs the visitor cookie. */
  CSRF_SECRET: z.string().min(32),
  /** The built web app. */
  WEB_DIR: z.string(),
  /** The address people see; decides whether cookies are Secure. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** Further origins unsafe calls may come from, comma-separated. */
  ALLOWED_ORIGINS: list,
  /** Host names of the supplier platform, comma-separated. */
  SUPPLIER_HOSTS: z
    .string()
    .default('supplier.localhost')
    .transform((text) => text.split(',').map((part) => part.trim())),
  /** Proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Suggestions per second and address, uploads and sign-ins per minute and address. */
  SUGGEST_RATE: z.coerce.number().int().min(1).default(20),
  UPLOAD_RATE: z.coerce.number().int().min(1).default(60),
  /** JSON: the demo world's accounts, shown on the sign-in page; empty in production. */
  DEMO_ACCOUNTS: z
    .string()
    .default('[]')
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(demoAccounts),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
} as const;

/** Reads and checks the BFF's environment; every problem is reported together. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env) => readEnv(shape, env);
export type Config = ReturnType<typeof readConfig>;

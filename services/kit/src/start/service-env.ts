import { z } from 'zod';
import { type Env, flag, port, readEnv, signingKeys } from '../config.js';

/** What every service reads from its environment. */
export const serviceShape = {
  /** 0: any free port. */
  SERVICE_PORT: port.default(0),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  /** Metrics and readiness over HTTP; absent: not served. */
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  /** Of the service's own role; `<SERVICE>_DATABASE_URL` goes first. */
  DATABASE_URL: z.string(),
  BUS_DATABASE_URL: z.string().optional(),
  /** Goes before BUS_DATABASE_URL. */
  NATS_URL: z.string().optional(),
  ACTOR_KEYS: signingKeys,
  SETU_DEMO: flag.default(false),
  /** start: migrate at start; check: wait until somebody else has; only: migrate and end. */
  MIGRATE: z.enum(['start', 'check', 'only']).default('start'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DB_POOL_MAX: z.coerce.number().int().min(2).default(10),
  DB_CONNECT_MS: z.coerce.number().int().min(1).default(1_000),
  DB_ACQUIRE_MS: z.coerce.number().int().min(1).default(1_500),
  /** How long the service still answers after it said it is not ready: what a balancer needs to notice. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
} as const;

type Parsed<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]: z.output<Shape[Name]> };

/** The parsed environment of a service that reads `Extra` beside what all read. */
export type ServiceEnv<Extra extends z.ZodRawShape = Record<never, never>> = Parsed<typeof serviceShape> &
  Parsed<Extra>;

/** Parses both shapes at once, so that every problem is told together. */
export function readServiceEnv<Extra extends z.ZodRawShape>(name: string, extra: Extra, env: Env): ServiceEnv<Extra> {
  const own = env[`${name.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`];
  const parsed = readEnv({ ...serviceShape, ...extra }, own ? { ...env, DATABASE_URL: own } : env);
  // The spread of two shapes is both; the compiler cannot see it through the generic.
  return parsed as unknown as ServiceEnv<Extra>;
}

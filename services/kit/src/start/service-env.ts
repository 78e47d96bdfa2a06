import { z } from 'zod';
import { type Env, flag, port, readEnv, signingKeys } from '../config.js';

/** What migrating reads: a database, and nothing else. */
export const migrationShape = {
  /** Of the service's own role; `<SERVICE>_DATABASE_URL` goes first. */
  DATABASE_URL: z.string(),
  DB_CONNECT_MS: z.coerce.number().int().min(1).default(1_000),
  DB_ACQUIRE_MS: z.coerce.number().int().min(1).default(1_500),
  /** What a statement may take; a lock is waited for a third of it. */
  DB_STATEMENT_MS: z.coerce.number().int().min(1).default(3_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
} as const;

/** What every service reads from its environment. */
export const serviceShape = {
  ...migrationShape,
  /** 0: any free port. */
  SERVICE_PORT: port.default(0),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  /** Metrics and readiness over HTTP; absent: not served. */
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  BUS_DATABASE_URL: z.string().optional(),
  /** Goes before BUS_DATABASE_URL. */
  NATS_URL: z.string().optional(),
  /** Who must have signed the certificate of NATS (PEM), where that is nobody Node knows. */
  NATS_CA_FILE: z.string().optional(),
  ACTOR_KEYS: signingKeys,
  /** Files with which callers and services know each other (`rpc-tls.ts`); all three or none. */
  RPC_TLS_CERT: z.string().optional(),
  RPC_TLS_KEY: z.string().optional(),
  RPC_TLS_CA: z.string().optional(),
  SETU_DEMO: flag.default(false),
  /** start: migrate at start; check: wait until somebody else has; only: migrate and end. */
  MIGRATE: z.enum(['start', 'check', 'only']).default('start'),
  /** With the listener and the queue's two, ten processes fit Postgres's hundred connections (charts/README.md). */
  DB_POOL_MAX: z.coerce.number().int().min(2).default(6),
  /** How long the service still answers after it said it is not ready: what a balancer needs to notice. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** How long background work waits after the start: on one machine the other processes are still starting. */
  TASKS_DELAY_MS: z.coerce.number().int().min(0).default(0),
} as const;

type Parsed<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]: z.output<Shape[Name]> };

/** The parsed environment of a service that reads `Extra` beside what all read. */
export type ServiceEnv<Extra extends z.ZodRawShape = Record<never, never>> = Parsed<typeof serviceShape> &
  Parsed<Extra>;

/** The parsed environment of a process that migrates. */
export type MigrationEnv = Parsed<typeof migrationShape>;

/** Parses both shapes at once, so that every problem is told together. */
export function readServiceEnv<Extra extends z.ZodRawShape>(name: string, extra: Extra, env: Env): ServiceEnv<Extra> {
  // The spread of two shapes is both; the compiler cannot see it through the generic.
  return readEnv({ ...serviceShape, ...extra }, withOwnDatabase(name, env)) as unknown as ServiceEnv<Extra>;
}

/** Parses what migrating needs; whatever else a service reads may be absent or wrong. */
export const readMigrationEnv = (name: string, env: Env): MigrationEnv =>
  readEnv(migrationShape, withOwnDatabase(name, env));

function withOwnDatabase(name: string, env: Env): Env {
  const own = env[`${name.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`];
  return own ? { ...env, DATABASE_URL: own } : env;
}

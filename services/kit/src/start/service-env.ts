import { z } from 'zod';
import { type Env, flag, port, readEnv, signingKeys } from '../config.js';

/** The environment variables that a migration reads: the database's only. */
export const migrationShape = {
  /** The URL of the service's own role. `<SERVICE>_DATABASE_URL` takes precedence. */
  DATABASE_URL: z.string(),
  DB_CONNECT_MS: z.coerce.number().int().min(1).default(1_000),
  DB_ACQUIRE_MS: z.coerce.number().int().min(1).default(1_500),
  /** The statement timeout in milliseconds. The lock timeout is a third of it. */
  DB_STATEMENT_MS: z.coerce.number().int().min(1).default(3_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
} as const;

const keptMonths = z
  .string()
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .refine((parts) => parts.every((part) => /^\s*\w+\s*=\s*[1-9]\d{0,3}\s*$/.test(part)), 'must be like audit=60')
  .transform((parts): Readonly<Record<string, number>> => {
    const pairs = parts.map((part) => part.split('=').map((side) => side.trim()));
    return Object.fromEntries(pairs.map(([table = '', months]) => [table, Number(months)]));
  });

/** The environment variables of every service. */
export const serviceShape = {
  ...migrationShape,
  /** 0: any free port. */
  SERVICE_PORT: port.default(0),
  SERVICE_HOST: z.string().default('127.0.0.1'),
  /** The HTTP port for metrics and readiness. If absent, they are not served. */
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  /** The URL of a read replica of the service's database, for reports. `<SERVICE>_REPLICA_DATABASE_URL` takes precedence. */
  REPLICA_DATABASE_URL: z.string().optional(),
  BUS_DATABASE_URL: z.string().optional(),
  /** One address or several, comma-separated. Takes precedence over BUS_DATABASE_URL. */
  NATS_URL: z.string().optional(),
  /** The CA certificates (PEM) that must have signed the certificate of NATS, if Node does not trust its CA. */
  NATS_CA_FILE: z.string().optional(),
  /** The number of servers of the NATS cluster that store each event and the positions of consumers. */
  NATS_REPLICAS: z.coerce
    .number()
    .refine((count) => [1, 3, 5].includes(count), 'must be 1, 3 or 5')
    .default(1),
  ACTOR_KEYS: signingKeys,
  /** PEM files for mutual authentication of callers and services (`rpc-tls.ts`). All three or none. */
  RPC_TLS_CERT: z.string().optional(),
  RPC_TLS_KEY: z.string().optional(),
  RPC_TLS_CA: z.string().optional(),
  SETU_DEMO: flag.default(false),
  /** start: migrate at start. check: wait until another process has migrated. only: migrate and end. */
  MIGRATE: z.enum(['start', 'check', 'only']).default('start'),
  /**
   * With this pool size, the listener and the queue's two connections, ten processes fit into Postgres's hundred
   * connections (charts/README.md).
   */
  DB_POOL_MAX: z.coerce.number().int().min(2).default(6),
  /** How long in milliseconds the service still answers after it reports not ready, so that a load balancer notices. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /**
   * The delay in milliseconds before background tasks start. On a single machine, other processes are still starting
   * then.
   */
  TASKS_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /**
   * How many whole months before the present one stay in tables that are partitioned by month, as `table=months`,
   * comma-separated. Older partitions are detached, and stay as tables of their own. Tables that are not named keep all.
   */
  KEEP_MONTHS: keptMonths.default({}),
} as const;

type Parsed<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]: z.output<Shape[Name]> };

/** The parsed environment of a service, with its own variables `Extra`. */
export type ServiceEnv<Extra extends z.ZodRawShape = Record<never, never>> = Parsed<typeof serviceShape> &
  Parsed<Extra>;

/** The parsed environment of a process that migrates. */
export type MigrationEnv = Parsed<typeof migrationShape>;

/** Parses both shapes together, so that all problems are reported together. */
export function readServiceEnv<Extra extends z.ZodRawShape>(name: string, extra: Extra, env: Env): ServiceEnv<Extra> {
  // The spread of the two shapes has the right type, but the compiler cannot infer it through the generic.
  return readEnv({ ...serviceShape, ...extra }, withOwnDatabase(name, env)) as unknown as ServiceEnv<Extra>;
}

/** Parses only what a migration needs. Other variables may be absent or wrong. */
export const readMigrationEnv = (name: string, env: Env): MigrationEnv =>
  readEnv(migrationShape, withOwnDatabase(name, env));

function withOwnDatabase(name: string, env: Env): Env {
  const prefix = name.toUpperCase().replaceAll('-', '_');
  const own = ['DATABASE_URL', 'REPLICA_DATABASE_URL'].map((key) => [key, env[`${prefix}_${key}`] || env[key]]);
  return { ...env, ...Object.fromEntries(own) };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's one registry, served at `/metrics`. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/**
 * Seconds an RPC took to serve, by service and outcome (`ok` or the failure's kind). By method there are only sums and
 * counts: buckets of every method would be thousands of series a process.
 */
export const rpcSeconds = new Histogram({
  name: 'setu_rpc_seconds',
  help: 'Time to serve an RPC',
  labelNames: ['service', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers: [metrics],
});

/** Served RPCs by method and outcome: `ok`, `refused` (the caller's doing), `failed` (ours). Streams too. */
export const rpcCalls = new Counter({
  name: 'setu_rpc_calls_total',
  help: 'Served RPCs',
  labelNames: ['service', 'method', 'outcome'],
  registers: [metrics],
});

/** With the calls: the mean of each method. Streams last as long as somebody listens and are left out. */
export const rpcCallSeconds = new Counter({
  name: 'setu_rpc_call_seconds_total',
  help: 'Time spent serving RPCs',
  labelNames: ['service', 'method'],
  registers: [metrics],
});

/** How many of this process's clients of a target have stopped asking it. */
export const breakersOpen = new Gauge({
  name: 'setu_breaker_open',
  help: 'Circuit breakers that are open',
  labelNames: ['target'],
  registers: [metrics],
});

/** 1 while the service's database answers what the gauges ask it. */
export const databaseUp = new Gauge({
  name: 'setu_database_up',
  help: 'Whether the database answers',
  labelNames: ['service'],
  registers: [metrics],
});

/** Database connections by service and state (`used`, `free`, `waiting`). */
export const poolConnections = new Gauge({
  name: 'setu_pool_connections',
  help: 'Database connections and callers waiting for one',
  labelNames: ['service', 'state'],
  registers: [metrics],
});

export const outboxUnpublished = new Gauge({
  name: 'setu_outbox_unpublished',
  help: 'Events not yet published',
  labelNames: ['service'],
  registers: [metrics],
});

export const outboxAgeSeconds = new Gauge({
  name: 'setu_outbox_age_seconds',
  help: 'Age of the oldest event not yet published',
  labelNames: ['service'],
  registers: [metrics],
});

/** Seconds from an event's happening to its effect here; what comes again counts once. */
export const eventSeconds = new Histogram({
  name: 'setu_event_seconds',
  help: 'Time from an event to its effect',
  labelNames: ['consumer'],
  buckets: [0.5, 1, 2, 5, 15, 60, 300],
  registers: [metrics],
});

export const parkedEvents = new Gauge({
  name: 'setu_parked_events',
  help: 'Events that were given up and wait for an operator',
  labelNames: ['service'],
  registers: [metrics],
});

/** Jobs by service, task and state: `waiting` (due, or being done), `later` (not due yet), `failed` (given up). */
export const jobCount = new Gauge({
  name: 'setu_jobs',
  help: 'Jobs in the queue',
  labelNames: ['service', 'task', 'state'],
  registers: [metrics],
});

export const jobAgeSeconds = new Gauge({
  name: 'setu_job_age_seconds',
  help: 'How long the oldest due job waits',
  labelNames: ['service', 'task'],
  registers: [metrics],
});

export const deadLetters = new Counter({
  name: 'setu_dead_letters_total',
  help: 'Events given up after too many tries',
  labelNames: ['consumer'],
  registers: [metrics],
});

/** 1 while the service's events find the bus, 0 while they wait. */
export const busUp = new Gauge({
  name: 'setu_bus_up',
  help: 'Whether the event bus takes events',
  labelNames: ['service'],
  registers: [metrics],
});

export const busRemade = new Counter({
  name: 'setu_bus_remade_total',
  help: 'How often the event bus was found empty, as after a loss, and was sent the last 14 days again',
  labelNames: ['service'],
  registers: [metrics],
});

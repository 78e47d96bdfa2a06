import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The only metrics registry of the process, served at `/metrics`. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/**
 * Seconds to serve an RPC, by service and outcome (`ok` or the failure's kind). Methods have only sums and counts,
 * because buckets per method would create thousands of series per process.
 */
export const rpcSeconds = new Histogram({
  name: 'setu_rpc_seconds',
  help: 'Time to serve an RPC',
  labelNames: ['service', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers: [metrics],
});

/** Served RPCs by method and outcome: `ok`, `refused` (the caller's fault), `failed` (our fault). Includes streams. */
export const rpcCalls = new Counter({
  name: 'setu_rpc_calls_total',
  help: 'Served RPCs',
  labelNames: ['service', 'method', 'outcome'],
  registers: [metrics],
});

/**
 * Seconds spent serving RPCs, by method. Divided by the number of calls, they give the mean. Excludes streams, which
 * last as long as their client listens.
 */
export const rpcCallSeconds = new Counter({
  name: 'setu_rpc_call_seconds_total',
  help: 'Time spent serving RPCs',
  labelNames: ['service', 'method'],
  registers: [metrics],
});

/** The number of this process's clients whose circuit breaker for a target is open. */
export const breakersOpen = new Gauge({
  name: 'setu_breaker_open',
  help: 'Open circuit breakers',
  labelNames: ['target'],
  registers: [metrics],
});

/** 1 while the service's database answers the queries of the gauges. */
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
  help: 'Age of the oldest unpublished event',
  labelNames: ['service'],
  registers: [metrics],
});

/** Seconds from an event's occurrence to its effect in this service. Redeliveries do not count. */
export const eventSeconds = new Histogram({
  name: 'setu_event_seconds',
  help: 'Time from an event to its effect',
  labelNames: ['consumer'],
  buckets: [0.5, 1, 2, 5, 15, 60, 300],
  registers: [metrics],
});

export const deadLetteredEvents = new Gauge({
  name: 'setu_dead_lettered_events',
  help: 'Dead-lettered events that wait for an operator',
  labelNames: ['service'],
  registers: [metrics],
});

/** Jobs by service, task and state: `waiting` (due or running), `later` (not due yet), `failed` (out of retries). */
export const jobCount = new Gauge({
  name: 'setu_jobs',
  help: 'Jobs in the queue',
  labelNames: ['service', 'task', 'state'],
  registers: [metrics],
});

export const jobAgeSeconds = new Gauge({
  name: 'setu_job_age_seconds',
  help: 'Waiting time of the oldest due job',
  labelNames: ['service', 'task'],
  registers: [metrics],
});

export const deadLetters = new Counter({
  name: 'setu_dead_letters_total',
  help: 'Events dead-lettered after too many attempts',
  labelNames: ['consumer'],
  registers: [metrics],
});

/** 1 while the service can publish events to the bus, 0 while they wait. */
export const busUp = new Gauge({
  name: 'setu_bus_up',
  help: 'Whether the event bus accepts events',
  labelNames: ['service'],
  registers: [metrics],
});

export const busRemade = new Counter({
  name: 'setu_bus_remade_total',
  help: 'How often the event bus was found empty after a loss and the events of the last 14 days were sent again',
  labelNames: ['service'],
  registers: [metrics],
});

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's one registry, served at `/metrics`. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/** Seconds a served RPC took, by service, method and outcome (`ok` or the failure's kind). */
export const rpcSeconds = new Histogram({
  name: 'setu_rpc_seconds',
  help: 'Time to serve an RPC',
  labelNames: ['service', 'method', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
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

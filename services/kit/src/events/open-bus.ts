import type { EventBus } from './bus.js';
import { embeddedBus } from './bus-embedded.js';
import { natsBus } from './bus-nats.js';

/** Opens the event bus: NATS if `NATS_URL` is set, otherwise the embedded bus at `BUS_DATABASE_URL`. */
export function openBus(env: {
  NATS_URL?: string | undefined;
  NATS_CA_FILE?: string | undefined;
  NATS_REPLICAS?: number | undefined;
  BUS_DATABASE_URL?: string | undefined;
  DB_CONNECT_MS?: number | undefined;
  DB_ACQUIRE_MS?: number | undefined;
}): EventBus {
  if (env.NATS_URL) return natsBus({ url: env.NATS_URL, caFile: env.NATS_CA_FILE, replicas: env.NATS_REPLICAS });
  if (!env.BUS_DATABASE_URL) throw new Error('NATS_URL or BUS_DATABASE_URL must name the event bus');
  return embeddedBus({ url: env.BUS_DATABASE_URL, connectMs: env.DB_CONNECT_MS, acquireMs: env.DB_ACQUIRE_MS });
}

import type { Clock } from '../clock.js';
import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import type { EventBus } from '../events/bus.js';
import type { Ids } from '../ids.js';

/** What a test puts in place of the world's edges when it starts a service; production gives none of it. */
export interface Parts {
  clock?: Clock | undefined;
  ids?: Ids | undefined;
  /** Wraps or replaces the bus the environment names. */
  bus?: ((open: () => EventBus) => EventBus) | undefined;
  /** Given the service's name and migrations, adds to its environment, for instance a database of its own. */
  prepare?: ((service: { name: string; migrations: readonly Migration[] }) => Promise<Env>) | undefined;
}

import type { Clock } from '../clock.js';
import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import type { EventBus } from '../events/bus.js';
import type { Ids } from '../ids.js';

/** Replacements of external parts for tests. Production passes none. */
export interface Parts {
  clock?: Clock | undefined;
  ids?: Ids | undefined;
  /** Wraps or replaces the bus from the environment. */
  bus?: ((open: () => EventBus) => EventBus) | undefined;
  /**
   * Receives the service's name and migrations and returns additions to its environment, for example a separate
   * database.
   */
  prepare?: ((service: { name: string; migrations: readonly Migration[] }) => Promise<Env>) | undefined;
}

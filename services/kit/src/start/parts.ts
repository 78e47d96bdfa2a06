import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock.js';
import type { Env } from '../config.js';
import type { Migration } from '../db/migrate.js';
import type { EventBus } from '../events/bus.js';
import type { Ids } from '../ids.js';

/** What a test may put in place of the world's edges while a service starts; production has none of it. */
export type Parts = {
  clock?: Clock | undefined;
  ids?: Ids | undefined;
  /** Wraps or replaces the bus the environment names. */
  bus?: ((open: () => EventBus) => EventBus) | undefined;
  /** Given the service's name and migrations, adds to its environment, for instance a database of its own. */
  prepare?: ((service: { name: string; migrations: readonly Migration[] }) => Promise<Env>) | undefined;
};

const storage = new AsyncLocalStorage<Parts>();

/** Every service started inside `fn` takes the parts. */
export const withParts = <T>(parts: Parts, fn: () => T): T => storage.run(parts, fn);

export const currentParts = (): Parts => storage.getStore() ?? {};

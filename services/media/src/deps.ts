import type { ObjectStore } from '@setu/kit/objects';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Library } from './library/library.js';
import type { Workshop } from './pictures/workshop.js';
import type { Stores } from './store/index.js';

export type MediaEnv = ServiceEnv<typeof config>;

/** What the chassis gives. */
export type ServiceDeps = Deps<Stores, MediaEnv>;

/** The same, and the service's own edge: the bytes. */
export type MediaDeps = ServiceDeps & { objects: ObjectStore; workshop: Workshop; library: Library };

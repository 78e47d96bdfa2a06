import type { ObjectStore } from '@setu/kit/objects';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Stores } from './files/store/index.js';
import type { Library } from './library/library.js';
import type { Workshop } from './pictures/workshop.js';

export type MediaEnv = ServiceEnv<typeof config>;

/** What the chassis gives. */
export interface ServiceDeps extends Deps<Stores, MediaEnv> {}

/** The bytes: where they are kept, and where they come in and go out. */
export interface Bytes {
  objects: ObjectStore;
  workshop: Workshop;
  library: Library;
}

/** The same, and the service's own edge. */
export interface MediaDeps extends Deps<Stores, MediaEnv, Bytes> {}

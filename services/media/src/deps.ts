import type { ObjectStore } from '@setu/kit/objects';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Stores } from './files/store/index.js';
import type { Library } from './library/library.js';
import type { Workshop } from './pictures/workshop.js';

export type MediaEnv = ServiceEnv<typeof config>;

/** The dependencies that every service has. */
export interface ServiceDeps extends Deps<Stores, MediaEnv> {}

/** The dependencies for bytes: the object store, the picture rendering and the library of stored files. */
export interface Bytes {
  objects: ObjectStore;
  workshop: Workshop;
  library: Library;
}

/** The dependencies of every service, plus those for bytes. */
export interface MediaDeps extends Deps<Stores, MediaEnv, Bytes> {}

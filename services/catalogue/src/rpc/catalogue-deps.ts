import type { Deps } from '@setu/kit/process';
import type { Handler } from '@setu/kit/rpc';
import type { CatalogueService } from '@setu/proto/catalogue';
import type { Stores } from '../store/index.js';

/** What the catalogue's handlers get. */
export type CatalogueDeps = Pick<Deps<Stores>, 'read' | 'clock' | 'ids' | 'log'>;

/** Makes one method's handler. */
export type Rpc<Method extends keyof typeof CatalogueService> = (
  deps: CatalogueDeps,
) => Handler<typeof CatalogueService, Method>;

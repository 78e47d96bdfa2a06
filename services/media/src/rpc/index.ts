import type { Handlers } from '@setu/kit/rpc';
import type { MediaService } from '@setu/proto/media';
import type { MediaDeps } from '../deps.js';
import { batchGetFiles } from './batch-get-files.js';
import { checkFreeSpace } from './check-free-space.js';
import { getRestrictions } from './get-restrictions.js';
import { removeFiles } from './remove-files.js';

export const handlers = (deps: MediaDeps): Handlers<typeof MediaService> => ({
  getRestrictions,
  checkFreeSpace: checkFreeSpace(deps),
  removeFiles: removeFiles(deps),
  batchGetFiles: batchGetFiles(deps),
});

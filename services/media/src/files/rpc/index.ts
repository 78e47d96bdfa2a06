import type { FilesService } from '@setu/proto/media/files';
import type { Rpcs } from '../../served.js';
import { batchGetFiles } from './batch-get-files.js';
import { checkFreeSpace } from './check-free-space.js';
import { getRestrictions } from './get-restrictions.js';
import { leaseFiles } from './lease-files.js';
import { removeFiles } from './remove-files.js';

export const fileRpcs = { getRestrictions, checkFreeSpace, leaseFiles, removeFiles, batchGetFiles } satisfies Rpcs<
  typeof FilesService
>;

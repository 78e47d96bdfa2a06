import type { LimitsService } from '@setu/proto/identity/limits';
import type { Rpcs } from '../../served.js';
import { takeFromLimit } from './take-from-limit.js';

export const limitRpcs = { takeFromLimit } satisfies Rpcs<typeof LimitsService>;

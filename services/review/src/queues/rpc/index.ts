import type { QueuesService } from '@setu/proto/review/queues';
import type { Rpcs } from '../../served.js';
import { countQueues } from './count-queues.js';

/** What can be asked of all queues at once. */
export const queueRpcs = { countQueues } satisfies Rpcs<typeof QueuesService>;

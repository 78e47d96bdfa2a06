import type { QueuesService } from '@setu/proto/review/queues';
import type { Rpcs } from '../../served.js';
import { countQueues } from './count-queues.js';

/** The rpcs about all queues together. */
export const queueRpcs = { countQueues } satisfies Rpcs<typeof QueuesService>;

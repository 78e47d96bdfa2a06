import type { RequestStatus } from '@setu/proto/words';

/** Returns whether a request has ended, so that it can have no further transitions. */
export const isEnded = (status: RequestStatus): boolean => status === 'completed' || status.startsWith('rejected');

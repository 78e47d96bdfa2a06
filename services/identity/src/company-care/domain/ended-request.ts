import type { RequestStatus } from '@setu/proto/words';

/** Whether a request has come to its end: nothing more happens to it. */
export const isEnded = (status: RequestStatus): boolean => status === 'completed' || status.startsWith('rejected');

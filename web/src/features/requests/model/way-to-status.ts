import { type RequestStatus, type RequestView, rejectedStatuses, requestSequence } from '@setu/contract';

const stages: readonly RequestStatus[] = requestSequence;
const ends: readonly RequestStatus[] = rejectedStatuses;

/** Returns the statuses a request can be brought to: the later stages, and the rejections open to the reader. */
export function statusesAhead({ status, moves }: Pick<RequestView, 'status' | 'moves'>): RequestStatus[] {
  if (moves.length === 0) return [];
  const rejected = moves.filter((move) => ends.includes(move.status)).map((move) => move.status);
  return [...stages.slice(stages.indexOf(status) + 1), ...rejected];
}

/** Returns the transitions from one status to another, stage by stage. A rejection is a single transition. */
export const wayToStatus = (from: RequestStatus, to: RequestStatus): RequestStatus[] =>
  ends.includes(to) ? [to] : stages.slice(stages.indexOf(from) + 1, stages.indexOf(to) + 1);

import { type Action, after, targets } from './lifecycle.js';
import type { Rejection } from './rejection.js';
import type { Request, StatusEvent } from './request.js';

export interface Move {
  action: Action;
  at: Date;
  byUserId: string;
  rejection?: Rejection;
}

/** Takes a request and a move, gives the request after it; null where the lifecycle has no such edge. */
export function moved(before: Request, move: Move): Request | null {
  const status = after(before.status, move.action);
  if (status === null) return null;
  return {
    ...before,
    status,
    version: before.version + 1,
    eventSeq: before.eventSeq + 1,
    statusAt: move.at,
    // Whoever takes it into work becomes its manager.
    brokerManagerId: move.action === 'take_into_work' ? move.byUserId : before.brokerManagerId,
    sentToSupplierAt: move.action === 'send_to_supplier' ? move.at : before.sentToSupplierAt,
    rejectReason: move.rejection?.reason ?? before.rejectReason,
    rejectComment: move.rejection?.comment ?? before.rejectComment,
  };
}

/** True when a request's last event is this very move by the same people: doing it again changes nothing. */
export function isRepeated(last: StatusEvent | null, move: Move & { actingUserId: string | null }): boolean {
  if (last === null || last.status !== targets[move.action]) return false;
  const sameWords = last.reason === (move.rejection?.reason ?? '') && last.comment === (move.rejection?.comment ?? '');
  return sameWords && last.byUserId === move.byUserId && last.actingUserId === move.actingUserId;
}

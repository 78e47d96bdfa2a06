import type { Actor } from '@setu/proto/common';
import { type Change, changesBetween } from '../../audit/domain/changes.js';
import type { RequestDeps, Writing } from '../../deps.js';
import { actorIds } from '../../wire/access.js';
import type { Request } from '../domain/request.js';

export interface StatusChange {
  actor: Actor;
  before: Request;
  after: Request;
  /** What else changed, for the audit. */
  changes?: readonly Change[];
}

/** Writes a request that entered another status: its row, its status event, its audit. */
export async function recordStatusChange(deps: RequestDeps, stores: Writing, change: StatusChange): Promise<void> {
  const { actor, before, after, changes = [] } = change;
  const who = actorIds(actor);
  const at = after.statusAt;
  await stores.requests.save(after, before);
  await stores.history.add(after.id, deps.ids.id(), {
    seq: after.eventSeq,
    status: after.status,
    at,
    ...who,
    reason: after.rejectReason,
    comment: after.rejectComment,
  });
  const entries = [...changesBetween(before, after), ...changes];
  await stores.audit.add(entries.map((entry) => ({ id: deps.ids.id(), requestId: after.id, at, ...who, ...entry })));
  // What the customer's own people do is no news to them.
  if (actor.companyId === after.customerCompanyId)
    await stores.history.markSeen({ requestId: after.id, seq: after.eventSeq, at, byUserId: actor.userId });
}

/** The customer's name as known here; empty while it is not. */
export async function customerName(stores: Writing, request: Request): Promise<string> {
  const companies = await stores.copies.companies([request.customerCompanyId]);
  return companies.get(request.customerCompanyId)?.shortName ?? '';
}

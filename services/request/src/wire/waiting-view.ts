import type { Actor } from '@setu/proto/common';
import { type Matter, milestonesOf } from '../desk/domain/matters.js';
import { deskScopeOf } from '../desk/domain/scope.js';
import type { MattersQuery, Waits } from '../desk/store/matters-query.js';
import type { Stores } from '../store/index.js';

/**
 * Returns why each of the requests waits for the actor, most important reason first. This is the only rule for it: the
 * dashboard, lists, pages and notifications all use it. Requests that do not wait are left out.
 */
export async function waitingIn(
  read: Pick<Stores, 'desk'>,
  actor: Actor,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Map<string, Matter[]>> {
  const query = mattersQueryOf(actor, now);
  return byRequest(query === undefined ? [] : await read.desk.mattersIn(query, ids));
}

/** Groups items by request id, in their order. */
export function byRequest(matters: readonly Matter[]): Map<string, Matter[]> {
  const waiting = new Map<string, Matter[]>();
  for (const matter of matters) waiting.set(matter.requestId, [...(waiting.get(matter.requestId) ?? []), matter]);
  return waiting;
}

/** Returns what waits for the actor in all requests, or undefined if the actor does not handle requests. */
export async function waitsFor(read: Pick<Stores, 'desk'>, actor: Actor, now: Date): Promise<Waits | undefined> {
  const query = mattersQueryOf(actor, now);
  return query && (await read.desk.waits(query));
}

/** Returns the query for what waits for the actor, or undefined if the actor does not handle requests. */
function mattersQueryOf(actor: Actor, now: Date): MattersQuery | undefined {
  const scope = deskScopeOf(actor);
  if (scope === undefined) return undefined;
  const { userId, companyId } = actor;
  return { scope, now, milestones: milestonesOf(scope.of), userId, companyId };
}

import type { Actor } from '@setu/proto/common';
import type { AssignmentResult } from '@setu/proto/words';
import { changesBetween } from '../../audit/domain/changes.js';
import type { RequestDeps } from '../../deps.js';
import { requestManagerChanged } from '../../events.js';
import { actorIds } from '../../wire/access.js';
import { assignedTo } from '../domain/assignment.js';
import { nameManager } from './name-manager.js';

interface AskedAssignment {
  actor: Actor;
  requestId: string;
  managerId: string;
}

interface Assigned {
  result: AssignmentResult;
  /** Whose it was to be; undefined: nobody's. */
  managerId: string | undefined;
}

/**
 * Gives one request to a manager, with its audit and what is told of it; gives what came of it. Who has just left gets
 * none: it goes where all of his went.
 */
export function assignManager(deps: RequestDeps, asked: AskedAssignment): Promise<Assigned> {
  const { actor, requestId } = asked;
  return deps.write(async (stores) => {
    await stores.leavers.hold();
    const managerId = await stores.leavers.workOf(asked.managerId);
    const before = await stores.requests.lock(requestId);
    const { result, after } = assignedTo(actor, before, managerId);
    if (!before || !after) return { result, managerId };
    await stores.requests.save(after, before);
    await nameManager(stores, after);
    const told = { requestId: after.id, at: deps.clock.now(), ...actorIds(actor) };
    const entries = changesBetween(before, after).map((change) => ({ id: deps.ids.id(), ...told, ...change }));
    await stores.audit.add(entries);
    await stores.outbox.add(requestManagerChanged(after));
    return { result, managerId };
  });
}

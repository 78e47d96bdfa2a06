import type { Actor } from '@setu/proto/common';
import type { AssignmentResult } from '@setu/proto/words';
import { changesBetween } from '../../audit/domain/changes.js';
import type { RequestDeps } from '../../deps.js';
import { requestManagerChanged } from '../../events.js';
import { actorIds } from '../../wire/access.js';
import { assignedTo } from '../domain/assignment.js';
import { nameManager } from './name-manager.js';

interface AssignmentCommand {
  actor: Actor;
  requestId: string;
  managerId: string;
}

interface Assigned {
  result: AssignmentResult;
  /** The intended manager, or undefined to unassign. */
  managerId: string | undefined;
}

/**
 * Assigns a request to a manager, writes the audit entry and the event, and returns the outcome. If the manager has
 * left, the request goes to their successor.
 */
export function assignManager(deps: RequestDeps, command: AssignmentCommand): Promise<Assigned> {
  const { actor, requestId } = command;
  return deps.write(async (stores) => {
    await stores.departedUsers.blockDepartures();
    const managerId = await stores.departedUsers.assigneeFor(command.managerId);
    const before = await stores.requests.lock(requestId);
    const { result, after } = assignedTo(actor, before, managerId);
    if (!before || !after) return { result, managerId };
    await stores.requests.save(after, before);
    await nameManager(stores, after);
    const auditBase = { requestId: after.id, at: deps.clock.now(), ...actorIds(actor) };
    const entries = changesBetween(before, after).map((change) => ({ id: deps.ids.id(), ...auditBase, ...change }));
    await stores.audit.add(entries);
    await stores.outbox.add(requestManagerChanged(after));
    return { result, managerId };
  });
}

import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { actorIds } from '../../wire/access.js';

/** Writes the first event of a request and its first audit entry. */
export async function beginHistory(
  deps: RequestDeps,
  stores: Writing,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<void> {
  const at = deps.clock.now();
  const who = actorIds(actor);
  const firstEvent = {
    seq: 1,
    status: 'draft',
    at,
    ...who,
    rejection: undefined,
    payment: undefined,
    files: [],
  } as const;
  await stores.history.add(requestId, deps.ids.id(), firstEvent);
  await stores.audit.add([{ id: deps.ids.id(), requestId, at, ...who, field: 'status', from: '', to: 'draft' }]);
}

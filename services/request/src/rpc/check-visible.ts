import { mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps } from '../deps.js';
import { demand, type Permission } from '../domain/rights.js';
import { readId } from './read-input.js';

/** Refuses who may not, before the words are looked at: an invisible request answers nothing about a form's fields. */
export async function checkVisible(
  { read }: RequestDeps,
  { actor, requestId, permission }: { actor: Actor; requestId: string; permission: Permission },
): Promise<void> {
  mustBeUser(actor);
  demand(actor, await read.requests.get(readId(requestId)), permission);
}

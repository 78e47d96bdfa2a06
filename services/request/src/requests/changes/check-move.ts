import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { demandMove } from '../domain/demand-move.js';
import type { AskedMove } from './move-request.js';

/** Refuses who may not, before the words are looked at: an invisible request answers nothing about a form's fields. */
export async function checkMove({ read }: RequestDeps, { actor, asked, ...move }: AskedMove): Promise<void> {
  mustBeUser(actor);
  const request = await read.requests.get(readId(asked.requestId));
  demandMove(actor, request, { ...move, version: asked.version });
}

import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { demandMove } from '../domain/demand-move.js';
import type { AskedMove } from './move-request.js';

/** Refuses who may not, before the words are looked at: an invisible request answers nothing about a form's fields. */
export async function checkMove({ read }: RequestDeps, { actor, asked, ...move }: CheckedMove): Promise<void> {
  mustBeUser(actor);
  const request = await read.requests.get(readId(asked.requestId));
  demandMove(actor, request, { ...move, version: asked.version });
}

/** A move as far as the right to it goes. */
export interface CheckedMove extends Omit<AskedMove, 'deed' | 'route'> {
  action: AskedMove['deed']['action'];
}

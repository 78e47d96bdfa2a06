import { isAppError } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { demandMove } from '../domain/demand-move.js';
import { after } from '../domain/lifecycle.js';
import { conflict } from '../domain/refusals.js';
import type { AskedMove } from './move-request.js';

/** A move as far as the right to it goes. */
interface CheckedMove extends Omit<AskedMove, 'deed' | 'route'> {
  action: AskedMove['deed']['action'];
}

/**
 * Gives what a move brings along. Refuses who may not before the words are looked at: an invisible request answers
 * nothing about a form's fields, and one that cannot move there says where it stands.
 */
export async function wordsOfMove<Words>(
  { read }: RequestDeps,
  { actor, asked, permission, action }: CheckedMove,
  readWords: () => Words,
): Promise<Words> {
  mustBeUser(actor);
  const request = await read.requests.get(readId(asked.requestId));
  demandMove(actor, request, { permission, action, version: asked.version });
  try {
    return readWords();
  } catch (error) {
    throw isAppError(error, 'invalid') && after(request.status, action) === undefined ? conflict(request) : error;
  }
}

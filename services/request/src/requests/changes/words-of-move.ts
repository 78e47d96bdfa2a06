import { isAppError } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { demandMove } from '../domain/demand-move.js';
import { after } from '../domain/lifecycle.js';
import { conflict } from '../domain/refusals.js';
import type { AskedMove } from './move-request.js';

/** The part of a transition that the permission check needs. */
interface CheckedMove extends Omit<AskedMove, 'deed' | 'route'> {
  action: AskedMove['deed']['action'];
}

/**
 * Returns the fields that a transition carries. The permission is checked before the fields are read, so an invisible
 * request reveals nothing about a form. If the transition is not possible, `conflict` takes precedence over wrong
 * fields.
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

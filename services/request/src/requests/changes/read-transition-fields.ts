import { isAppError } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { demandTransition } from '../domain/demand-transition.js';
import { statusAfter } from '../domain/lifecycle.js';
import { conflict } from '../domain/refusals.js';
import type { TransitionCommand } from './transition-request.js';

/** The part of a transition that the permission check needs. */
interface TransitionCheck extends Omit<TransitionCommand, 'transition' | 'route'> {
  action: TransitionCommand['transition']['action'];
}

/**
 * Returns the fields that a transition carries. The permission is checked before the fields are read, so an invisible
 * request reveals nothing about a form. If the transition is not possible, `conflict` takes precedence over wrong
 * fields.
 */
export async function readTransitionFields<Fields>(
  { read }: RequestDeps,
  { actor, input, permission, action }: TransitionCheck,
  readFields: () => Fields,
): Promise<Fields> {
  mustBeUser(actor);
  const request = await read.requests.get(readId(input.requestId));
  demandTransition(actor, request, { permission, action, version: input.version });
  try {
    return readFields();
  } catch (error) {
    throw isAppError(error, 'invalid') && statusAfter(request.status, action) === undefined ? conflict(request) : error;
  }
}

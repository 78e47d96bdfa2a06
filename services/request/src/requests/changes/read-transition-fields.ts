import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestDeps } from '../../deps.js';
import { readFields } from '../../wire/read-fields.js';
import { demandTransition } from '../domain/demand-transition.js';
import { statusAfter } from '../domain/lifecycle.js';
import { conflict } from '../domain/refusals.js';
import type { TransitionCommand } from './transition-request.js';

/** The part of a transition that the permission check needs. */
interface TransitionCheck extends Omit<TransitionCommand, 'transition' | 'route'> {
  action: TransitionCommand['transition']['action'];
}

/**
 * Returns the fields that a transition carries. A missing permission takes precedence over wrong fields, so an invisible
 * request reveals nothing about a form. So does `conflict` if the transition is not possible.
 */
export async function readTransitionFields<Fields>(
  { read }: RequestDeps,
  { actor, input, permission, action }: TransitionCheck,
  fields: () => Fields,
): Promise<Fields> {
  mustBeUser(actor);
  const id = readId(input.requestId);
  return readFields(async () => {
    const request = await read.requests.get(id);
    demandTransition(actor, request, { permission, action, version: input.version });
    if (statusAfter(request.status, action) === undefined) throw conflict(request);
  }, fields);
}

import type { AnswerTo, EndpointName } from '@setu/contract';
import type { ApiCall } from './base-query';
import { type Problem, toProblem } from './problem';

type Ask = (call: ApiCall) => PromiseLike<{ data?: unknown; error?: unknown }> | { data?: unknown; error?: unknown };

/** How several calls of one endpoint went. */
export interface InTurn<Name extends EndpointName> {
  /** The answer to the last one that worked. */
  last: AnswerTo<Name>;
  /** Places of those that did not, from 0, and why. */
  failed: { at: number; problem: Problem }[];
}

/**
 * Makes calls of one endpoint one after another, for what can be done with one thing at a time only: answers come in the
 * order of the calls, so that the last one's figures hold. A failure does not stop the others; when all of them fail, it
 * is the first one's problem. Gives what `queryFn` is to give.
 */
export async function inTurn<Name extends EndpointName>(
  calls: ApiCall[],
  ask: Ask,
): Promise<{ data: InTurn<Name> } | { error: Problem }> {
  const failed: InTurn<Name>['failed'] = [];
  const answers: AnswerTo<Name>[] = [];
  for (const [at, call] of calls.entries()) {
    const { data, error } = await ask(call);
    if (error === undefined) answers.push(data as AnswerTo<Name>);
    else failed.push({ at, problem: toProblem(error) });
  }
  const last = answers.at(-1);
  if (last === undefined) return { error: failed[0]?.problem ?? { kind: 'server' } };
  return { data: { last, failed } };
}

import type { AnswerTo, EndpointName } from '@setu/contract';
import type { ApiCall } from './base-query';
import { type Problem, toProblem } from './problem';

type SendCall = (
  call: ApiCall,
) => PromiseLike<{ data?: unknown; error?: unknown }> | { data?: unknown; error?: unknown };

/** The outcome of several calls to one endpoint. */
export interface InTurn<Name extends EndpointName> {
  /** The answer to the last call that succeeded. */
  last: AnswerTo<Name>;
  /** The positions of the failed calls, from 0, with their problems. */
  failed: { at: number; problem: Problem }[];
}

/**
 * Calls one endpoint several times in sequence, for endpoints that accept one item at a time. The last answer therefore
 * has the current figures. A failed call does not stop the others. If all calls fail, the error is the first call's
 * problem. The result has the shape that `queryFn` returns.
 */
export async function inTurn<Name extends EndpointName>(
  calls: ApiCall[],
  send: SendCall,
): Promise<{ data: InTurn<Name> } | { error: Problem }> {
  const failed: InTurn<Name>['failed'] = [];
  const answers: AnswerTo<Name>[] = [];
  for (const [at, call] of calls.entries()) {
    const { data, error } = await send(call);
    if (error === undefined) answers.push(data as AnswerTo<Name>);
    else failed.push({ at, problem: toProblem(error) });
  }
  const last = answers.at(-1);
  if (last === undefined) return { error: failed[0]?.problem ?? { kind: 'server' } };
  return { data: { last, failed } };
}

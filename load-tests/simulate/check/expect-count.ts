import type { Outcome } from '../play.js';

/** Yields what is wrong if a write is there `count` times after its call ended like this. */
export function* expectCount(what: string, is: Outcome['is'], count: number): Generator<string> {
  if (is === 'done' && count !== 1) yield `${what} was accepted and is there ${count} times`;
  if (is === 'rejected' && count !== 0) yield `${what} was rejected and is there ${count} times`;
  if (count > 1) yield `${what} is there ${count} times`;
}

import type { CallContext } from '../context.js';

/** How long something may take, and what ends it sooner. */
export interface Patience {
  /** Milliseconds; none left from 0 down, `Infinity`: as long as it takes. */
  ms: number;
  signal: AbortSignal | undefined;
}

const ending = /^\s*(commit|rollback|release)\b/i;
// Ends a transaction whose time is over: the connection must not go back to the pool inside it.
const endingMs = 250;
// What the server's own limit gets to be told by the server.
const graceMs = 1_000;
// Beyond it a timer fires at once.
const longestMs = 2_147_483_647;

/** What the call being served has left; everything, where nobody waits. */
export function patienceOf(call: CallContext | undefined): Patience {
  const ms = call?.deadline === undefined ? Number.POSITIVE_INFINITY : call.deadline.getTime() - Date.now();
  return { ms: ms > longestMs ? Number.POSITIVE_INFINITY : ms, signal: call?.signal };
}

/**
 * What a statement gets: no more than its call has left, nor than the server itself allows (`statementMs`, 0: no limit)
 * and a second, for a server that is frozen enforces nothing. The end of a transaction always gets a moment.
 */
export function patienceFor(sql: string, call: CallContext | undefined, statementMs: number): Patience {
  const { ms, signal } = patienceOf(call);
  const ceiling = statementMs > 0 ? statementMs + graceMs : Number.POSITIVE_INFINITY;
  if (ending.test(sql)) return { ms: Math.min(Math.max(ms, endingMs), ceiling), signal: undefined };
  return { ms: Math.min(ms, ceiling), signal };
}

import type { CallContext } from '../context.js';

/** The time limit of an operation, and the signal that ends it earlier. */
export interface TimeLimit {
  /** Milliseconds. 0 or less means that no time is left. `Infinity` means no limit. */
  ms: number;
  signal: AbortSignal | undefined;
}

const ending = /^\s*(commit|rollback|release)\b/i;
// The minimum time in milliseconds for ending a transaction, even past the deadline. A connection must not return to
// the pool with an open transaction.
const endingMs = 250;
// Gives the server time to report its own timeout first.
const graceMs = 1_000;
// The longest delay of a timer. A longer one fires immediately.
const longestMs = 2_147_483_647;

/** Returns the time left in the current call, or no limit outside a call. */
export function remainingTime(call: CallContext | undefined): TimeLimit {
  const ms = call?.deadline === undefined ? Number.POSITIVE_INFINITY : call.deadline.getTime() - Date.now();
  return { ms: ms > longestMs ? Number.POSITIVE_INFINITY : ms, signal: call?.signal };
}

/**
 * Returns the time limit of a statement: what its call has left, and at most `statementMs` plus one second (0: no
 * limit). The second limit is needed because a frozen server does not enforce its own timeout. A commit or rollback
 * always gets at least 250 ms.
 */
export function statementTimeLimit(sql: string, call: CallContext | undefined, statementMs: number): TimeLimit {
  const { ms, signal } = remainingTime(call);
  const ceiling = statementMs > 0 ? statementMs + graceMs : Number.POSITIVE_INFINITY;
  if (ending.test(sql)) return { ms: Math.min(Math.max(ms, endingMs), ceiling), signal: undefined };
  return { ms: Math.min(ms, ceiling), signal };
}

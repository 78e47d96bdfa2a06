import { unavailable } from '../errors.js';
import { onAbort } from '../on-abort.js';
import { type Cancellable, requestCancel } from './cancel-request.js';
import type { TimeLimit } from './time-limit.js';

/** The parts of a pooled pg session that are needed to discard it. */
export interface RawConnection extends Cancellable {
  /** If set, the pool never lends this session again. */
  __knex__disposed?: unknown;
  /** Whether statements are sent before the earlier ones have been answered. */
  pipeline?: boolean;
  connection: { stream: { destroy(): unknown; cork(): void; uncork(): void } };
}

const cancelledState = '57014';
const answerMs = 250;

/**
 * Runs a statement until its time limit ends or its signal aborts. Then it asks the server to cancel the statement. If
 * the session does not confirm within 250 ms, it is discarded, because a late cancel could hit the next statement.
 * Throws `unavailable` when no time is left to begin.
 */
export async function runBounded<T>(
  connection: RawConnection,
  timeLimit: TimeLimit,
  run: () => Promise<T>,
): Promise<T> {
  const { ms, signal } = timeLimit;
  if (ms <= 0 || signal?.aborted === true) throw unavailable('no time left to query the database');
  const running = run();
  if (ms === Number.POSITIVE_INFINITY && signal === undefined) return running;
  let giving: NodeJS.Timeout | undefined;
  const giveUp = (): void => {
    forget();
    requestCancel(connection);
    giving = setTimeout(() => throwAway(connection), answerMs);
  };
  const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(giveUp, ms);
  let letGo: () => void = () => undefined;
  const forget = (): void => {
    clearTimeout(timer);
    letGo();
  };
  letGo = onAbort(signal, giveUp);
  try {
    const answer = await running;
    if (giving !== undefined) throwAway(connection);
    return answer;
  } catch (error) {
    if (giving !== undefined && !wasCancelled(error)) throwAway(connection);
    throw error;
  } finally {
    forget();
    clearTimeout(giving);
  }
}

/**
 * Waits for a connection until the time limit ends or the signal aborts. A connection that arrives later is returned to
 * the pool.
 */
export async function acquireBounded<T>(
  { ms, signal }: TimeLimit,
  acquiring: Promise<T>,
  release: (late: T) => unknown,
): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY && signal === undefined) return acquiring;
  let giveUp: () => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(unavailable('no time left to wait for a database connection'));
  });
  const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(giveUp, Math.max(0, ms));
  const letGo = onAbort(signal, () => giveUp());
  try {
    return await Promise.race([acquiring, over]);
  } catch (error) {
    acquiring.then(release, () => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    letGo();
  }
}

/** Ends the session immediately, whatever it is doing. The pool never lends it again. */
export function throwAway(connection: RawConnection): void {
  connection.__knex__disposed ??= 'it did not answer in time';
  connection.connection.stream.destroy();
}

const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === cancelledState;

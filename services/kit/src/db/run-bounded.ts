import { unavailable } from '../errors.js';
import { onAbort } from '../on-abort.js';
import { type Cancellable, requestCancel } from './cancel-request.js';
import type { Patience } from './patience.js';

/** A session of pg in knex's pool, as far as giving it up needs it. */
export interface RawConnection extends Cancellable {
  /** Set: the pool lends it to nobody. */
  __knex__disposed?: unknown;
  connection: { stream: { destroy(): unknown } };
}

const cancelledState = '57014';
const answerMs = 250;

/**
 * Runs a statement for as long as somebody waits for it. After that the server is asked to cancel it, and a session
 * that does not say within a quarter of a second that it has is thrown away: a late cancel must not meet the next one.
 * `unavailable` when no time is left to begin.
 */
export async function runBounded<T>(connection: RawConnection, patience: Patience, run: () => Promise<T>): Promise<T> {
  const { ms, signal } = patience;
  if (ms <= 0 || signal?.aborted === true) throw unavailable('no time left to ask the database');
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

/** Waits for a connection for as long as somebody waits for what it is for; one that comes later goes back. */
export async function acquireBounded<T>(
  { ms, signal }: Patience,
  acquiring: Promise<T>,
  giveBack: (late: T) => unknown,
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
    acquiring.then(giveBack, () => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    letGo();
  }
}

/** Ends the session at once, whatever it is doing; the pool lends it to nobody any more. */
export function throwAway(connection: RawConnection): void {
  connection.__knex__disposed ??= 'it did not answer in time';
  connection.connection.stream.destroy();
}

const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === cancelledState;

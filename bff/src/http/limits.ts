import { limited, networkOf } from '@setu/kit/core';
import { metrics } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import { Counter } from 'prom-client';
import type { Services } from '../services.js';

const uncheckedCalls = new Counter({
  name: 'setu_limit_unasked_total',
  help: 'Calls allowed without a check because the shared limit did not answer in time',
  labelNames: ['limit'],
  registers: [metrics],
});

export interface Limit {
  /** Counts a call. Rejects it (429, Retry-After) when the caller exceeds the limit. */
  take(address: string): Promise<void>;
}

/** A limit: the maximum number of calls from one network in a window of this many seconds. */
export interface Limited {
  name: string;
  max: number;
  seconds: number;
  /** The number of calls per network and window that a process allows before it queries the shared count. */
  unchecked: number;
}

/** What this process knows about one network in the current window. */
interface Count {
  own: number;
  /** The number of its own calls that this process has reported. */
  reported: number;
  isFull: boolean;
}

const countTimeoutMs = 300;

/**
 * Creates a limit shared by all replicas. Identity counts the calls in its database, because the BFF has none. Normal
 * typing and clicking never waits: a process counts the first `unchecked` calls of a window alone and reports them with
 * the next call. So all replicas together allow `max` calls, and at worst `unchecked` more for each replica beyond the
 * first. Once the limit is reached, this process rejects calls until the window ends, without querying again. If
 * identity does not answer within 300 ms, the call is allowed unless this process alone has counted too many. A metric
 * counts such cases.
 */
export const sharedLimit = (
  { name, max, seconds, unchecked: first }: Limited,
  identity: Pick<Services['identity'], 'takeFromLimit'>,
): Limit => {
  const length = seconds * 1000;
  let counts = new Map<string, Count>();
  let startsAt = 0;
  const countOf = (owner: string): Count => {
    const starts = Math.floor(Date.now() / length) * length;
    // All networks share one window, so all counts of the previous window are dropped together.
    if (starts !== startsAt) counts = new Map();
    startsAt = starts;
    const count = counts.get(owner) ?? { own: 0, reported: 0, isFull: false };
    counts.set(owner, count);
    return count;
  };
  const refusal = () => limited('too_many_requests', (startsAt + length - Date.now()) / 1000);
  /** Reports calls and returns the count of all replicas, or null if identity does not answer. */
  const call = async (owner: string, cost: number): Promise<number | null> => {
    try {
      const command = { key: `${name}:${owner}`, cost, windowSeconds: seconds };
      const { taken } = await identity.takeFromLimit(command, { actor: systemActor('bff'), timeoutMs: countTimeoutMs });
      return Number(taken);
    } catch {
      uncheckedCalls.inc({ limit: name });
      return null;
    }
  };
  const take = async (address: string): Promise<void> => {
    const owner = networkOf(address);
    const count = countOf(owner);
    count.own += 1;
    if (count.isFull || count.own > max) throw refusal();
    if (count.own <= first) return;
    const cost = count.own - count.reported;
    count.reported = count.own;
    const total = await call(owner, cost);
    if (total === null) count.reported -= cost;
    if (total === null || total <= max) return;
    count.isFull = true;
    throw refusal();
  };
  return { take };
};

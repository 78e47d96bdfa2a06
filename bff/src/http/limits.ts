import { limited, networkOf } from '@setu/kit/core';
import { metrics } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import { Counter } from 'prom-client';
import type { Services } from '../services.js';

const unasked = new Counter({
  name: 'setu_limit_unasked_total',
  help: 'Calls let through because their limit could not be asked in time',
  labelNames: ['limit'],
  registers: [metrics],
});

export interface Limit {
  /** Refuses (429, Retry-After) a caller who comes too often. */
  take(address: string): Promise<void>;
}

/** What is limited: so many calls of one network in a window of seconds. */
export interface Limited {
  name: string;
  most: number;
  seconds: number;
  /** How many of a network's calls in a window a process lets through before it asks what others have counted. */
  unasked: number;
}

/** What this process knows of one network in the present window. */
interface Count {
  own: number;
  /** How many of its own it has told. */
  told: number;
  isFull: boolean;
}

const patienceMs = 300;

/**
 * A limit that all replicas share: identity counts it in its database (the BFF has none). Who types or clicks as people
 * do never waits for that: his first `unasked` calls of a window are counted here alone and told together with the next
 * one. So replicas let through `most` between them, and at worst `unasked` more for each replica beyond the first. What
 * is full is refused here until the window ends, without asking again. When identity does not answer within 300 ms the
 * call is let through, as far as this process alone has not counted too many, and a metric says so.
 */
export const sharedLimit = (
  { name, most, seconds, unasked: first }: Limited,
  identity: Pick<Services['identity'], 'takeFromLimit'>,
): Limit => {
  const length = seconds * 1000;
  let counts = new Map<string, Count>();
  let startsAt = 0;
  const countOf = (owner: string): Count => {
    const starts = Math.floor(Date.now() / length) * length;
    // One window for everybody: what the last one held goes as a whole.
    if (starts !== startsAt) counts = new Map();
    startsAt = starts;
    const count = counts.get(owner) ?? { own: 0, told: 0, isFull: false };
    counts.set(owner, count);
    return count;
  };
  const refusal = () => limited('too_many_requests', (startsAt + length - Date.now()) / 1000);
  /** What all have taken; null when nobody can say. */
  const ask = async (owner: string, cost: number): Promise<number | null> => {
    try {
      const asked = { key: `${name}:${owner}`, cost, windowSeconds: seconds };
      const { taken } = await identity.takeFromLimit(asked, { actor: systemActor('bff'), timeoutMs: patienceMs });
      return Number(taken);
    } catch {
      unasked.inc({ limit: name });
      return null;
    }
  };
  const take = async (address: string): Promise<void> => {
    const owner = networkOf(address);
    const count = countOf(owner);
    count.own += 1;
    if (count.isFull || count.own > most) throw refusal();
    if (count.own <= first) return;
    const cost = count.own - count.told;
    count.told = count.own;
    const taken = await ask(owner, cost);
    if (taken === null) count.told -= cost;
    if (taken === null || taken <= most) return;
    count.isFull = true;
    throw refusal();
  };
  return { take };
};

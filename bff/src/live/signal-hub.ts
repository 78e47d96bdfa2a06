import { isAppError } from '@setu/kit/core';
import { log, metrics } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import { Gauge } from 'prom-client';
import type { PageCache } from '../http/page-cache.js';
import type { PrincipalCache } from '../http/principals.js';
import type { TokenCache } from '../http/tokens.js';
import type { Services } from '../services.js';
import { type Hearer, isFor, type Signal } from './is-for.js';

const streams = new Gauge({
  name: 'setu_live_streams',
  help: 'Open event streams of notifications',
  registers: [metrics],
});

/** One open event stream of a browser. */
export interface Listener extends Hearer {
  sessionId: string;
  /** The user in front of the screen. During a substitution this is the substitute. */
  personId: string;
  onSignal: (signal: Signal) => void;
  /** The session has ended, so the stream has nothing more to send. */
  onEnd: () => void;
  /** The user has opened too many other streams since. */
  onCrowded: () => void;
  /** Signals may have been lost, so data must be requested again. */
  onGap: () => void;
}

/** The maximum number of streams of one user in this process. A browser uses one for all its tabs. */
const maxPerUser = 10;

const renewMs = 10 * 60_000;
const backoffMs = 1000;

/**
 * Watches identity's signals once per process and passes them to the browsers they are for. The watch is renewed every
 * ten minutes and after a failure. Listeners are then notified that signals may have been lost.
 */
export const signalHub = (
  identity: Services['identity'],
  { principals, tokens, pages }: { principals: PrincipalCache; tokens: TokenCache; pages: Pick<PageCache, 'forget'> },
) => {
  const listeners = new Set<Listener>();
  const stop = new AbortController();

  const hand = (signal: Signal): void => {
    if (signal.$case === 'heartbeat') return;
    if (signal.$case === 'pagesChanged') {
      pages.forget();
      return;
    }
    if (signal.$case === 'sessionsEnded') {
      principals.forgetSessions(signal.value.sessionIds);
      tokens.forgetTokens(signal.value.sessionIds);
      const ended = new Set(signal.value.sessionIds);
      for (const listener of [...listeners]) if (ended.has(listener.sessionId)) listener.onEnd();
      return;
    }
    for (const listener of [...listeners]) if (isFor(listener, signal)) listener.onSignal(signal);
  };

  const watchOnce = async (): Promise<void> => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(renewMs)]);
    const stream = identity.watchSignals({}, { actor: systemActor('bff'), signal, timeoutMs: renewMs + 5000 });
    let first = true;
    for await (const message of stream) {
      if (first) {
        principals.forgetAll();
        tokens.forgetAll();
        pages.forget();
        for (const listener of [...listeners]) listener.onGap();
      }
      first = false;
      if (message.signal) hand(message.signal);
    }
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await watchOnce();
      } catch (error) {
        if (!isAppError(error) && !stop.signal.aborted) log.error({ err: error }, 'watching identity failed');
      }
      if (stop.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, backoffMs));
    }
  };

  const running = run();

  const drop = (listener: Listener): void => {
    listeners.delete(listener);
    streams.set(listeners.size);
  };

  const listen = (listener: Listener): (() => void) => {
    if (stop.signal.aborted) {
      listener.onEnd();
      return () => {};
    }
    // A set keeps insertion order, so a user's first stream is the oldest. It may belong to a phone that has
    // disconnected.
    const others = [...listeners].filter(({ personId }) => personId === listener.personId);
    for (const oldest of others.slice(0, Math.max(0, others.length - maxPerUser + 1))) {
      drop(oldest);
      oldest.onCrowded();
    }
    listeners.add(listener);
    streams.set(listeners.size);
    return () => drop(listener);
  };

  const close = async (): Promise<void> => {
    stop.abort();
    for (const listener of [...listeners]) listener.onEnd();
    await running;
  };

  return { listen, close };
};
export type SignalHub = ReturnType<typeof signalHub>;

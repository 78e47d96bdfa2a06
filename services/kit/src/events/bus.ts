import type { EventEnvelope } from '@setu/proto/common';

export interface Delivery {
  /** 1 for the first delivery. Counts deliveries, not failures: a crashed process or a frozen store also adds one. */
  attempt: number;
  /** Aborted when the subscription closes. The handler should then stop waiting; the event is delivered again later. */
  signal: AbortSignal;
}

export interface Subscribing {
  /** The durable name. Processes with the same name share the work. */
  consumer: string;
  /** A subject. `*` stands for one word, `>` for the rest. */
  subject: string;
  /** Where a consumer new to this bus begins: with later events (`now`, the default) or with all stored events. */
  from?: 'now' | 'start';
  /** Called when the bus has registered the consumer. While it throws, nothing is delivered. */
  registered?(): Promise<void>;
  /**
   * Returning acknowledges the event. Throwing requests another delivery later; a `TryAgain` sets the delay. The bus
   * never gives up on an event.
   */
  handle(event: EventEnvelope, delivery: Delivery): Promise<void>;
  /**
   * Handles several events that are delivered for the first time together. True acknowledges all of them. False means
   * that each is delivered alone. A bus may ignore this function.
   */
  handleAll?(events: readonly EventEnvelope[]): Promise<boolean>;
}

export interface Subscription {
  close(): Promise<void>;
}

/**
 * Delivers events between services, at least once each, to every consumer registered before the publication. An event
 * id published twice within ten minutes is delivered once. If the event store is lost, the bus creates a new one with
 * the same consumers. They then begin at the start of the new store.
 */
export interface EventBus {
  /**
   * Resolves when the event is safely stored, and throws if it may not have been stored. Throws `unavailable` while the
   * bus is down.
   */
  publish(event: EventEnvelope): Promise<void>;
  /** Registers the consumer, then delivers events until closed. A bus that is down only delays both. */
  subscribe(subscribing: Subscribing): Promise<Subscription>;
  /**
   * Returns how many events are pending for these consumers in total, including those being handled. A cluster may not
   * count an event that was published milliseconds ago.
   */
  pending(consumers: readonly string[]): Promise<number>;
  /**
   * Returns the id of the current event store. A new id means that the store began empty and the former events are
   * lost. The id is cached for a few seconds unless `now` is passed. Throws `unavailable` while the bus is down.
   */
  incarnation(when?: 'now'): Promise<string>;
  close(): Promise<void>;
}

/** Thrown by a handler to request another delivery after `waitMs` milliseconds. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
  constructor(
    readonly waitMs: number,
    cause?: unknown,
  ) {
    super(`again in ${waitMs} ms`, { cause });
  }
}

/** Returns the delay in milliseconds after the n-th failed attempt: 100, 200, 400 …, at most 30 s. */
export const backoffMs = (attempt: number): number => Math.min(30_000, 50 * 2 ** attempt);

/** Returns the delay before the next delivery: the one the error names, or the usual one for this attempt. */
export const waitAfter = (error: unknown, attempt: number): number =>
  error instanceof TryAgain ? error.waitMs : backoffMs(attempt);

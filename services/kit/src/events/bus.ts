import type { EventEnvelope } from '@setu/proto/common';

export interface Delivery {
  /** 1 the first time. Counts deliveries, not failures: a process that died or a store that froze adds one as well. */
  attempt: number;
  /** Aborted when the subscription closes: what waits gives up, and the event comes again later. */
  signal: AbortSignal;
}

export interface Subscribing {
  /** The durable name; processes that share it share the work. */
  consumer: string;
  /** A subject, `*` for one word of it, `>` for the rest. */
  subject: string;
  /** Where a consumer the bus has never heard of begins: with what comes from now on (so unless told), or with all that is kept. */
  from?: 'now' | 'start';
  /** Called once the bus knows the consumer; while it throws, nothing is delivered. */
  registered?(): Promise<void>;
  /** Returning acknowledges; throwing asks for it again, later: a `TryAgain` says when. The bus never gives an event up. */
  handle(event: EventEnvelope, delivery: Delivery): Promise<void>;
  /**
   * Takes several that come for the first time at once; true acknowledges them all, false brings each by itself. A bus
   * may do without.
   */
  handleAll?(events: readonly EventEnvelope[]): Promise<boolean>;
}

export interface Subscription {
  close(): Promise<void>;
}

/**
 * Events between services, at least once each, to every consumer registered before they were published. An event id
 * published twice within ten minutes is delivered once. What keeps the events may be lost as a whole: it is then made
 * anew by itself, with its consumers, which begin at its start.
 */
export interface EventBus {
  /** Resolves once the event is safely kept; throws when it may not be: `unavailable` while the bus is away. */
  publish(event: EventEnvelope): Promise<void>;
  /** Registers the consumer, then delivers until closed. A bus that is away only makes both late. */
  subscribe(subscribing: Subscribing): Promise<Subscription>;
  /** How many events still wait for the consumers together, those in work included. */
  pending(consumers: readonly string[]): Promise<number>;
  /**
   * Names the store that keeps the events now; another name means that it began empty, and that what the former one
   * kept is gone. Looks at most every few seconds, unless asked to look now; `unavailable` while the bus is away.
   */
  incarnation(when?: 'now'): Promise<string>;
  close(): Promise<void>;
}

/** Asks the bus for the event again after so many milliseconds. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
  constructor(
    readonly waitMs: number,
    cause?: unknown,
  ) {
    super(`again in ${waitMs} ms`, { cause });
  }
}

/** Milliseconds to wait after the n-th failed try: 100, 200, 400 … at most 30 s. */
export const backoffMs = (attempt: number): number => Math.min(30_000, 50 * 2 ** attempt);

/** What a failed delivery asks for: the wait it names, or the usual one after so many. */
export const waitAfter = (error: unknown, attempt: number): number =>
  error instanceof TryAgain ? error.waitMs : backoffMs(attempt);

import type { EventEnvelope } from '@setu/proto/common';

export type Delivery = {
  /** 1 the first time. */
  attempt: number;
};

export type Subscribing = {
  /** The durable name; processes that share it share the work. */
  consumer: string;
  /** A subject, `*` for one word of it, `>` for the rest. */
  subject: string;
  /** Returning acknowledges; throwing asks for it again, later. */
  handle(event: EventEnvelope, delivery: Delivery): Promise<void>;
  /** 8 unless told; after so many tries the bus gives the event up for this consumer. */
  maxDeliver?: number;
};

export type Subscription = { close(): Promise<void> };

/**
 * Events between services, at least once each, to every consumer registered before they were published. An event id
 * published twice is delivered once.
 */
export type EventBus = {
  /** Resolves once the event is safely kept; throws when it may not be. */
  publish(event: EventEnvelope): Promise<void>;
  /** Registers the consumer before it resolves, then delivers until closed. */
  subscribe(subscribing: Subscribing): Promise<Subscription>;
  /** How many events still wait for the consumer, those in work included. */
  pending(consumer: string): Promise<number>;
  close(): Promise<void>;
};

export const defaultMaxDeliver = 8;

/** Milliseconds to wait after the n-th failed try: 100, 200, 400 … at most 30 s. */
export const backoffMs = (attempt: number): number => Math.min(30_000, 50 * 2 ** attempt);

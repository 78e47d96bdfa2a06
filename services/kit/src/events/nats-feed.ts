import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { log } from '../log.js';
import { onAbort } from '../on-abort.js';
import { type Subscribing, type Subscription, waitAfter } from './bus.js';
import type { Link, LinkState } from './nats-link.js';
import { ensureConsumer } from './nats-stream.js';
import { readEnvelope } from './read-envelope.js';

export interface Intervals {
  /** Milliseconds between two attempts to reach NATS. */
  retryMs: number;
  /** Milliseconds, at least 1,000, that a pull request stays open. Afterwards the consumer's existence is checked. */
  expiresMs: number;
  /** Milliseconds after which NATS redelivers the event of an unresponsive process. */
  ackWaitMs: number;
}

export interface Feed extends Subscription {
  /**
   * Resolves after the first attempt to register the consumer. If it failed, registration continues in the background.
   */
  ready: Promise<void>;
}

/**
 * Delivers events to one consumer, one at a time, until closed. All faults (NATS down, its store empty, the consumer
 * deleted) have the same remedy: check the stream and the consumer, create what is missing, and continue.
 */
export function feed(link: Link, subscribing: Subscribing, intervals: Intervals): Feed {
  const closing = new AbortController();
  const { signal } = closing;
  const feeding: Feeding = { link, subscribing, intervals, signal };
  const register = registrar(feeding);
  const first = register();
  const work = (async () => {
    await first.catch(() => undefined);
    for (let failures = 0; !signal.aborted; ) {
      try {
        const { state, consumer } = await register();
        const message = await next(consumer, state, feeding);
        if (message !== undefined) await deliver(message, state, feeding);
        failures = 0;
      } catch (error) {
        if (failures === 0)
          log.warn({ err: error, consumer: subscribing.consumer }, 'NATS delivers no events at the moment');
        failures += 1;
        link.invalidate();
        await pause(intervals.retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  })();
  return {
    ready: first.then(
      () => undefined,
      () => undefined,
    ),
    close: async () => {
      closing.abort();
      await work;
    },
  };
}

interface Feeding {
  link: Link;
  subscribing: Subscribing;
  intervals: Intervals;
  signal: AbortSignal;
}

interface Registered {
  state: LinkState;
  consumer: Consumer;
}

// A consumer that was registered once must lose no events. If it has to be created again, it begins at the start of the
// stream.
function registrar({ link, subscribing, intervals }: Feeding): () => Promise<Registered> {
  let from = subscribing.from ?? 'now';
  let registered: Registered | undefined;
  return async () => {
    const state = await link.state();
    if (registered?.state === state) return registered;
    const consumer = await ensureConsumer(state, { ...subscribing, from }, intervals.ackWaitMs);
    from = 'start';
    await subscribing.registered?.();
    registered = { state, consumer };
    return registered;
  };
}

/**
 * Returns the next event, or undefined if there is none or the feed is closing. Throws if the consumer may no longer
 * exist.
 */
async function next(
  consumer: Consumer,
  { invalidated }: LinkState,
  { intervals, signal }: Feeding,
): Promise<JsMsg | undefined> {
  const pulling = await consumer.fetch({ max_messages: 1, expires: intervals.expiresMs });
  const first = firstOf(pulling);
  const message = await unlessAborted(first, [signal, invalidated]);
  // A message that arrives after we stopped waiting is returned to the stream for the next request.
  if (message === undefined) first.then((late) => late?.nak()).catch(() => undefined);
  // An open request would be repeated when the connection returns.
  if (invalidated.aborted) void pulling.close();
  return message;
}

async function firstOf(messages: ConsumerMessages): Promise<JsMsg | undefined> {
  for await (const message of messages) return message;
  return undefined;
}

const unlessAborted = <T>(promise: Promise<T>, cuts: readonly AbortSignal[]): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    // Many consumers listen to the same link's signal, so each must remove its listener.
    const letGo = cuts.map((cut) => onAbort(cut, stop));
    void promise.then(resolve, reject).finally(() => {
      for (const go of letGo) go();
    });
  });

async function deliver(message: JsMsg, state: LinkState, of: Feeding): Promise<void> {
  const { subscribing, intervals, signal } = of;
  const attempt = message.info.deliveryCount;
  const event = readEnvelope(message.data, `message ${message.seq} of the stream`);
  if (event === undefined) return message.term();
  const atWork = setInterval(() => !state.invalidated.aborted && message.working(), intervals.ackWaitMs / 3);
  try {
    await subscribing.handle(event, { attempt, signal });
    if (await isSameStore(state, of)) await message.ackAck({ timeout: ackMs });
  } catch (error) {
    if (await isSameStore(state, of)) message.nak(signal.aborted ? 0 : waitAfter(error, attempt));
  } finally {
    clearInterval(atWork);
  }
}

const ackMs = 2_000;

// An acknowledgement refers to a sequence number. If the stream was created again meanwhile, that number belongs to
// another message.
const isSameStore = async ({ invalidated, created }: LinkState, { link }: Feeding): Promise<boolean> =>
  !invalidated.aborted || (await link.state()).created === created;

import { setTimeout as pause } from 'node:timers/promises';
import type { JsMsg } from 'nats';
import { log } from '../log.js';
import { onAbort } from '../on-abort.js';
import { type Subscribing, type Subscription, waitAfter } from './bus.js';
import type { Link, Standing } from './nats-link.js';
import { durableName, ensureConsumer } from './nats-stream.js';
import { readEnvelope } from './read-envelope.js';

export interface Tempo {
  /** Milliseconds between two tries to reach NATS. */
  retryMs: number;
  /** Milliseconds a request for the next event waits; after it the consumer's being there is looked at. */
  expiresMs: number;
  /** Milliseconds after which NATS gives an event whose process fell silent to another. */
  ackWaitMs: number;
}

export interface Feed extends Subscription {
  /** Resolves once the consumer is registered, or could not be at first: it then is later. */
  begun: Promise<void>;
}

/**
 * Feeds one consumer, one event at a time, until closed. Whatever breaks (NATS away, its store empty, the consumer
 * deleted) ends in the same: the stream and the consumer are looked for, made where they are missing, and work goes on.
 */
export function feed(link: Link, subscribing: Subscribing, tempo: Tempo): Feed {
  const closing = new AbortController();
  const { signal } = closing;
  const feeding: Feeding = { link, subscribing, tempo, signal };
  const register = registrar(feeding);
  const first = register();
  const work = (async () => {
    await first.catch(() => undefined);
    for (let failures = 0; !signal.aborted; ) {
      try {
        const standing = await register();
        const message = await next(standing, feeding);
        if (message !== undefined) await handOver(message, standing, feeding);
        failures = 0;
      } catch (error) {
        if (failures === 0) log.warn({ err: error, consumer: subscribing.consumer }, 'NATS brings no events for now');
        failures += 1;
        link.doubt();
        await pause(tempo.retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  })();
  return {
    begun: first.then(
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
  tempo: Tempo;
  signal: AbortSignal;
}

// Registered once, the consumer is known to the world: made again, it begins at the start of what the store then keeps.
function registrar({ link, subscribing, tempo }: Feeding): () => Promise<Standing> {
  let from = subscribing.from ?? 'now';
  let registered: Standing | undefined;
  return async () => {
    const standing = await link.standing();
    if (registered === standing) return standing;
    await ensureConsumer(standing, { ...subscribing, from }, tempo.ackWaitMs);
    from = 'start';
    await subscribing.registered?.();
    registered = standing;
    return standing;
  };
}

/** The next event; undefined when there was none, or we are closing. Throws when the consumer may be gone. */
async function next(standing: Standing, { subscribing, tempo, signal }: Feeding): Promise<JsMsg | undefined> {
  const asked = standing.client.pull(standing.stream, durableName(subscribing.consumer), tempo.expiresMs);
  const message = await unlessCut(asked, [signal, standing.doubted]).catch((error: unknown) => {
    if (isQuiet(error)) return undefined;
    throw error;
  });
  // What comes for a question nobody waits for any more goes to whoever asks next.
  if (message === undefined) asked.then((late) => late.nak()).catch(() => undefined);
  return message;
}

const unlessCut = <T>(promise: Promise<T>, cuts: readonly AbortSignal[]): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    // A dozen consumers wait for one link's doubt.
    const letGo = cuts.map((cut) => onAbort(cut, stop));
    void promise.then(resolve, reject).finally(() => {
      for (const go of letGo) go();
    });
  });

// 408: nothing came while the request was open.
const isQuiet = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '408';

async function handOver(message: JsMsg, standing: Standing, of: Feeding): Promise<void> {
  const { subscribing, tempo, signal } = of;
  const attempt = message.info.redeliveryCount;
  const event = readEnvelope(message.data, `message ${message.seq} of the stream`);
  if (event === undefined) return message.term();
  const atWork = setInterval(() => !standing.doubted.aborted && message.working(), tempo.ackWaitMs / 3);
  try {
    await subscribing.handle(event, { attempt, signal });
    if (await isSameStore(standing, of)) await message.ackAck({ timeout: ackMs });
  } catch (error) {
    if (await isSameStore(standing, of)) message.nak(signal.aborted ? 0 : waitAfter(error, attempt));
  } finally {
    clearInterval(atWork);
  }
}

const ackMs = 2_000;

// An answer names the message by its number, which in a store made since is another's.
const isSameStore = async ({ doubted, created }: Standing, { link }: Feeding): Promise<boolean> =>
  !doubted.aborted || (await link.standing()).created === created;

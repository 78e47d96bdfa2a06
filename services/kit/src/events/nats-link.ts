import { unavailable } from '../errors.js';
import { connectNats, ensureStream, type Jet, type NatsPlace, streamCreated } from './nats-stream.js';

export interface Standing extends Jet {
  /** When the stream was made: what tells it from another. */
  created: string;
  /** Aborted when the connection was lost since, or the stream was found gone. */
  doubted: AbortSignal;
}

export interface Link {
  /** Connected, and the stream there: made anew where it was not. `unavailable` while NATS is away. */
  standing(): Promise<Standing>;
  /** Something went wrong: whoever comes next looks whether the stream is still there. */
  doubt(): void;
  close(): Promise<void>;
}

interface Known {
  standing: Promise<Standing>;
  doubted: AbortController;
  lookedAt: number;
}

export interface Linking extends NatsPlace {
  /** Milliseconds after which the stream is looked at again. */
  checkMs: number;
  /** Milliseconds a request for events stays open. */
  expiresMs: number;
}

/** The one connection of a process, and what it knows of the stream. */
export function natsLink({ checkMs, expiresMs, ...place }: Linking): Link {
  let connecting: Promise<Jet> | undefined;
  let known: Known | undefined;

  const doubt = (): void => {
    known?.doubted.abort();
    known = undefined;
  };
  const jet = (): Promise<Jet> => {
    connecting ??= connectNats(place, expiresMs).then(
      (made) => {
        void watch(made, doubt);
        return made;
      },
      (error: unknown) => {
        connecting = undefined;
        throw error;
      },
    );
    return connecting;
  };
  const look = async (doubted: AbortSignal): Promise<Standing> => {
    const made = await jet();
    return { ...made, created: await ensureStream(made), doubted };
  };
  const lookAgain = async (before: Standing): Promise<Standing> => {
    const created = await streamCreated(before);
    if (created === before.created) return before;
    doubt();
    return standing();
  };
  const keep = (found: Known): Promise<Standing> => {
    known = found;
    found.standing.catch(() => known === found && doubt());
    return found.standing;
  };
  const standing = (): Promise<Standing> => {
    const lookedAt = performance.now();
    if (known !== undefined && lookedAt - known.lookedAt <= checkMs) return known.standing;
    if (known !== undefined) return keep({ ...known, standing: known.standing.then(lookAgain), lookedAt });
    const doubted = new AbortController();
    return keep({ standing: look(doubted.signal), doubted, lookedAt });
  };
  return {
    standing: () =>
      standing().catch((error: unknown) => {
        throw unavailable('NATS is away', error);
      }),
    doubt,
    close: async () => {
      const { connection } = (await connecting?.catch(() => undefined)) ?? {};
      if (connection === undefined) return;
      // Draining waits for the server's word, which never comes when it is away.
      const cut = setTimeout(() => void connection.close(), closeMs);
      await connection.drain().catch(() => connection.close());
      clearTimeout(cut);
    },
  };
}

const closeMs = 2_000;

// A server that was away may have come back with an empty store.
async function watch({ connection }: Jet, doubt: () => void): Promise<void> {
  const { Events } = await import('nats');
  for await (const status of connection.status())
    if (status.type === Events.Disconnect || status.type === Events.Reconnect) doubt();
}

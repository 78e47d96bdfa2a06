import { unavailable } from '../errors.js';
import { connectNats, ensureStream, type Jet, type NatsPlace, streamCreated } from './nats-stream.js';

export interface LinkState extends Jet {
  /** The creation time of the stream, which identifies it. */
  created: string;
  /** Aborted when the connection is lost or the stream turns out to be missing. */
  doubted: AbortSignal;
}

export interface Link {
  /**
   * Returns the connection and an existing stream, creating the stream if needed. Throws `unavailable` while NATS is
   * down.
   */
  state(): Promise<LinkState>;
  /** Reports a problem. The next caller checks that the stream still exists. */
  doubt(): void;
  close(): Promise<void>;
}

interface Known {
  standing: Promise<LinkState>;
  doubted: AbortController;
  checkedAt: number;
}

export interface Linking extends NatsPlace {
  /** Milliseconds until the stream is checked again. */
  checkMs: number;
  /** Milliseconds that a pull request stays open. */
  expiresMs: number;
}

/** Creates the process's only NATS connection and caches the state of the stream. */
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
  const check = async (doubted: AbortSignal): Promise<LinkState> => {
    const made = await jet();
    return { ...made, created: await ensureStream(made), doubted };
  };
  const checkAgain = async (before: LinkState): Promise<LinkState> => {
    const created = await streamCreated(before);
    if (created === before.created) return before;
    doubt();
    return standing();
  };
  const hold = (found: Known): Promise<LinkState> => {
    known = found;
    found.standing.catch(() => known === found && doubt());
    return found.standing;
  };
  const standing = (): Promise<LinkState> => {
    const lookedAt = performance.now();
    if (known !== undefined && lookedAt - known.checkedAt <= checkMs) return known.standing;
    if (known !== undefined) return hold({ ...known, standing: known.standing.then(checkAgain), checkedAt: lookedAt });
    const doubted = new AbortController();
    return hold({ standing: check(doubted.signal), doubted, checkedAt: lookedAt });
  };
  return {
    state: () =>
      standing().catch((error: unknown) => {
        throw unavailable('NATS is away', error);
      }),
    doubt,
    close: async () => {
      const { connection } = (await connecting?.catch(() => undefined)) ?? {};
      if (connection === undefined) return;
      // Draining waits for the server's reply, which never comes when the server is down.
      const cut = setTimeout(() => void connection.close(), closeMs);
      await connection.drain().catch(() => connection.close());
      clearTimeout(cut);
    },
  };
}

const closeMs = 2_000;

// A server that was down may return with an empty store.
async function watch({ connection }: Jet, doubt: () => void): Promise<void> {
  const { Events } = await import('nats');
  for await (const status of connection.status())
    if (status.type === Events.Disconnect || status.type === Events.Reconnect) doubt();
}

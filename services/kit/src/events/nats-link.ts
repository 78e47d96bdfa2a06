import { unavailable } from '../errors.js';
import { connectNats, ensureStream, type Jet, type NatsPlace, streamCreated } from './nats-stream.js';

export interface LinkState extends Jet {
  /** The creation time of the stream, which identifies it. */
  created: string;
  /** Aborted when the connection is lost or the stream turns out to be missing. */
  invalidated: AbortSignal;
}

export interface Link {
  /**
   * Returns the connection and an existing stream, creating the stream if needed. Throws `unavailable` while NATS is
   * down.
   */
  state(): Promise<LinkState>;
  /** Reports a problem. The next caller checks that the stream still exists. */
  invalidate(): void;
  close(): Promise<void>;
}

interface Known {
  linkState: Promise<LinkState>;
  invalidated: AbortController;
  checkedAt: number;
}

export interface Linking extends NatsPlace {
  /** Milliseconds until the stream is checked again. */
  checkMs: number;
}

/** Creates the process's only NATS connection and caches the state of the stream. */
export function natsLink({ checkMs, ...place }: Linking): Link {
  let connecting: Promise<Jet> | undefined;
  let known: Known | undefined;

  const invalidate = (): void => {
    known?.invalidated.abort();
    known = undefined;
  };
  const jet = (): Promise<Jet> => {
    connecting ??= connectNats(place).then(
      (made) => {
        void watch(made, invalidate);
        return made;
      },
      (error: unknown) => {
        connecting = undefined;
        throw error;
      },
    );
    return connecting;
  };
  const check = async (invalidated: AbortSignal): Promise<LinkState> => {
    const made = await jet();
    return { ...made, created: await ensureStream(made), invalidated };
  };
  const checkAgain = async (before: LinkState): Promise<LinkState> => {
    const created = await streamCreated(before);
    if (created === before.created) return before;
    invalidate();
    return linkState();
  };
  const hold = (found: Known): Promise<LinkState> => {
    known = found;
    found.linkState.catch(() => known === found && invalidate());
    return found.linkState;
  };
  const linkState = (): Promise<LinkState> => {
    const lookedAt = performance.now();
    if (known !== undefined && lookedAt - known.checkedAt <= checkMs) return known.linkState;
    if (known !== undefined)
      return hold({ ...known, linkState: known.linkState.then(checkAgain), checkedAt: lookedAt });
    const invalidated = new AbortController();
    return hold({ linkState: check(invalidated.signal), invalidated, checkedAt: lookedAt });
  };
  return {
    state: () =>
      linkState().catch((error: unknown) => {
        throw unavailable('NATS is away', error);
      }),
    invalidate,
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
async function watch({ connection }: Jet, invalidate: () => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'disconnect' || type === 'reconnect') invalidate();
}

import { isAppError, unavailable } from '../errors.js';
import { connectNats, ensureStream, type Jet, knownStream, type NatsPlace } from './nats-stream.js';

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
  // A process lowers the number of replicas only when it starts. Otherwise an old process that reconnects during a
  // rollout would undo the increase of a new one.
  let mayLower = true;

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
    const created = await ensureStream(made, { mayLower });
    mayLower = false;
    return { ...made, created, invalidated };
  };
  const checkAgain = async (before: LinkState): Promise<LinkState> => {
    const stream = await knownStream(before);
    if (stream?.created === before.created && stream.config.num_replicas >= before.replicas) return before;
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
        if (isAppError(error)) throw error;
        throw unavailable('NATS is away', error);
      }),
    invalidate,
    close: async () => {
      const { connection } = (await connecting?.catch(() => undefined)) ?? {};
      if (connection === undefined) return;
      // Draining waits for the server's reply, which never comes when the server is down.
      const cut = setTimeout(() => void connection.close(), closeMs);
      const drained = connection.drain().catch(() => connection.close());
      // Draining does not end if the connection is cut meanwhile.
      await Promise.race([drained, connection.closed()]);
      clearTimeout(cut);
    },
  };
}

const closeMs = 2_000;

// A server that was down may return with an empty store.
async function watch({ connection }: Jet, invalidate: () => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'disconnect' || type === 'reconnect') invalidate();
}

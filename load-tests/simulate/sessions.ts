import type { Socket } from 'node:net';
import pg from 'pg';
import type { SimulatedDatabase } from './database.js';

/** A real database session. It outlives the simulated connections that borrow it, because connecting is expensive. */
export interface Session {
  pid: number;
  /** Sends statements in one message, and returns the result of the last one. */
  send(...configs: pg.QueryConfig[]): Promise<pg.QueryResult>;
  /** The beginning of a transaction that is sent with its first statement. */
  begin: string | undefined;
  /** The simulated time that the session shows. */
  shownMs: number;
  inTransaction: boolean;
  /** Whether it may hold a lock of its own. */
  holdsLock: boolean;
  isBusy: boolean;
  /** Stops the server's process of this session, and lets it go on. */
  stop(): void;
  go(): void;
}

/** The real sessions of a database, by the role that owns them. */
export class Sessions {
  readonly #idle = new Map<string, Session[]>();
  readonly #all: { client: pg.Client; session: Session }[] = [];
  readonly #owner: pg.Client;

  private constructor(
    owner: pg.Client,
    readonly urls: Readonly<Record<string, string>>,
  ) {
    this.#owner = owner;
  }

  static async open({ ownerUrl, urls }: SimulatedDatabase): Promise<Sessions> {
    const owner = new pg.Client(addressOf(ownerUrl));
    owner.on('error', () => undefined);
    await owner.connect();
    return new Sessions(owner, urls);
  }

  /** Runs a statement as the owner of the database, outside the simulated world. With a name it is planned once. */
  async asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.#owner.query<Row>({ text, values, ...(name !== undefined && { name }) })).rows;
  }

  async take(service: string): Promise<Session> {
    const idle = this.#idle.get(service) ?? [];
    this.#idle.set(service, idle);
    return idle.pop() ?? this.#connect(service);
  }

  /** Ends what the session had open, as its death would, and makes it available again. */
  async giveBack(service: string, session: Session): Promise<void> {
    session.go();
    if (session.isBusy) {
      await this.asOwner('select pg_cancel_backend($1)', [session.pid]);
      while (session.isBusy) await new Promise((resolve) => setImmediate(resolve));
    }
    if ((session.inTransaction && session.begin === undefined) || session.holdsLock)
      await session.send({ text: 'rollback; select pg_advisory_unlock_all()' });
    Object.assign(session, { inTransaction: false, holdsLock: false, shownMs: 0, begin: undefined });
    this.#idle.get(service)?.push(session);
  }

  /** Returns those of the sessions that wait for a lock. */
  async held(pids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.asOwner<{ pid: number }>(
      'select pid from unnest($1::int[]) as waiting (pid) where cardinality(pg_blocking_pids(pid)) > 0',
      [pids],
      'held',
    );
    return new Set(rows.map(({ pid }) => pid));
  }

  /** Lets every stopped process of the server go on, because a server with a stopped process cannot shut down. */
  goOn(): void {
    for (const { session } of this.#all) session.go();
  }

  async close(): Promise<void> {
    this.goOn();
    const clients = [this.#owner, ...this.#all.map(({ client }) => client)];
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }

  async #connect(service: string): Promise<Session> {
    // Without waiting for the answer to one statement before it sends the next.
    const client = new pg.Client({ ...addressOf(this.urls[service] ?? ''), pipeline: true } as pg.ClientConfig);
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`set search_path to setu_${service}, sim, pg_catalog, public`);
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const { pid } = rows[0];
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    let isStopped = false;
    const session: Session = {
      pid,
      stop: () => {
        isStopped = true;
        process.kill(pid, 'SIGSTOP');
      },
      go: () => {
        if (isStopped) process.kill(pid, 'SIGCONT');
        isStopped = false;
      },
      shownMs: 0,
      inTransaction: false,
      holdsLock: false,
      isBusy: false,
      begin: undefined,
      send: async (...configs) => {
        session.isBusy = true;
        try {
          stream.cork();
          const results = configs.map((config) => client.query(config));
          stream.uncork();
          return (await Promise.all(results)).at(-1) as pg.QueryResult;
        } finally {
          session.isBusy = false;
        }
      },
    };
    this.#all.push({ client, session });
    return session;
  }
}

/** Returns how to connect: through the socket file of the server, if its folder is known. */
function addressOf(url: string): pg.ClientConfig {
  const folder = process.env.SIMULATE_SOCKETS;
  if (!folder) return { connectionString: url };
  const { username: user, password, pathname, port } = new URL(url);
  return {
    user,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    host: folder,
    port: Number(port),
  };
}

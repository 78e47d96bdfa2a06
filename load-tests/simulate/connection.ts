import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Actor, Deliver, Held, Scheduler } from './scheduler.js';
import type { Session, Sessions } from './sessions.js';

type Callback = (error: Error | null, result?: pg.QueryResult) => void;

export interface Connecting {
  service: string;
  sessions: Sessions;
  scheduler: Scheduler;
  /** Called with every statement that is sent. */
  onStatement(text: string): void;
  /** Called when a transaction that wrote events has committed. */
  onEvents(): void;
}

/** Returns whether the promise settles within `ms` milliseconds of real time. */
function isSettledWithin(ms: number, settling: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    void settling.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Postgres looks for a deadlock once, this long after a session began to wait (`deadlock_timeout`). */
export const deadlockMs = 1;

/**
 * A connection as `pg` offers it, whose every statement is a turn. It borrows a real session, and it can be lost without
 * losing that one.
 */
export class SimulatedConnection extends EventEmitter {
  readonly host = 'simulated';
  readonly port = 0;
  processID: number | null = null;
  readonly secretKey = null;
  readonly connection = { stream: { destroy: () => void this.lose() } };
  /** Why the pool must not lend it again. */
  __knex__disposed?: unknown;
  __knexUid?: string;
  #session: Session | undefined;
  #lost: Error | undefined;
  #wroteEvents = false;
  readonly #pending = new Set<(error: Error) => void>();

  constructor(readonly of: Connecting) {
    super();
    this.on('error', (error: Error) => {
      this.__knex__disposed = error;
    });
  }

  connect(): Promise<void> {
    return Promise.resolve();
  }

  end(callback?: (error?: Error) => void): Promise<void> {
    this.#lost ??= new Error('Client was closed and is not queryable');
    const ended = this.abandon();
    if (callback !== undefined) ended.then(() => callback(), callback);
    return ended;
  }

  escapeIdentifier(name: string): string {
    return `"${name.replaceAll('"', '""')}"`;
  }

  /** Breaks the connection: the server rolls back, and the client learns it. */
  async lose(): Promise<void> {
    if (this.#lost !== undefined) return;
    this.#lost = new Error('Connection terminated unexpectedly');
    await this.abandon();
    this.emit('error', this.#lost);
    for (const reject of this.#pending) reject(this.#lost);
    this.#pending.clear();
  }

  /** Gives the real session back, rolled back. */
  async abandon(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    if (session === undefined) return;
    await this.of.sessions.giveBack(this.of.service, session);
    this.of.scheduler.lockFreed();
  }

  query(
    config: string | pg.QueryConfig,
    values?: unknown[] | Callback,
    callback?: Callback,
  ): Promise<unknown> | undefined {
    const done = typeof values === 'function' ? values : callback;
    const asked: pg.QueryConfig = typeof config === 'string' ? { text: config } : config;
    const answer = this.#ask(Array.isArray(values) ? { ...asked, values } : asked);
    if (done === undefined) return answer;
    answer.then(
      (result) => done(null, result),
      (error: Error) => done(error),
    );
    return undefined;
  }

  #ask(config: pg.QueryConfig): Promise<pg.QueryResult> {
    const { scheduler } = this.of;
    const actor: Actor = scheduler.actor();
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      this.#pending.add(reject);
      const end = (): void => void this.#pending.delete(reject);
      scheduler.add({
        actor,
        label: describe(config.text),
        session: this,
        execute: () =>
          this.#execute(
            config,
            (result) => {
              end();
              resolve(result);
            },
            (error) => {
              end();
              reject(error);
            },
          ),
      });
    });
  }

  async #execute(
    config: pg.QueryConfig,
    resolve: (result: pg.QueryResult) => void,
    reject: (error: Error) => void,
  ): Promise<Deliver | Held> {
    const lost = this.#lost;
    if (lost !== undefined) return () => reject(lost);
    this.#session ??= await this.of.sessions.take(this.of.service);
    const session = this.#session;
    this.processID = session.pid;
    let deliver: Deliver | undefined;
    const asked = this.#send(session, config).then(
      (result) => {
        this.#notify(config.text, session);
        if (freesLocks(config.text, session)) this.of.scheduler.lockFreed();
        deliver = () => resolve(result);
      },
      (error: Error) => {
        this.of.scheduler.lockFreed();
        deliver = () => reject(error);
      },
    );
    this.of.onStatement(config.text);
    if (config.text.startsWith('insert into "outbox"')) this.#wroteEvents = true;
    const resume = async (): Promise<Deliver | undefined> => {
      await this.#answerOrWait(session, asked);
      return deliver;
    };
    return (await resume()) ?? { pid: session.pid, resume };
  }

  // Postgres notifies the relays when the transaction commits.
  #notify(text: string, { inTransaction }: Session): void {
    if (!this.#wroteEvents || (inTransaction && !/^commit/i.test(text))) return;
    this.#wroteEvents = false;
    if (!/^rollback/i.test(text)) this.of.onEvents();
  }

  /**
   * Waits until the session has answered or waits for a lock. A session that waits is stopped: when its lock becomes
   * free, it goes on when the scheduler says so, and not when the machine does.
   */
  async #answerOrWait(session: Session, asked: Promise<unknown>): Promise<void> {
    session.go();
    const isHeld = async (): Promise<boolean> => (await this.of.sessions.held([session.pid])).has(session.pid);
    for (let ms = 3; ; ms = 1) {
      if (await isSettledWithin(ms, asked)) return;
      if (!(await isHeld())) continue;
      // By now the session has looked for a deadlock. If it still waits, it waits for somebody who can act.
      if (await isSettledWithin(2 + 2 * deadlockMs, asked)) return;
      if (!(await isHeld())) continue;
      session.stop();
      return;
    }
  }

  // Statements see the simulated time as now(). Inside a transaction it does not move. A transaction begins with its
  // first statement, because each message to the server takes time.
  async #send(session: Session, config: pg.QueryConfig): Promise<pg.QueryResult> {
    const now = this.of.scheduler.of.time.ms();
    const show = `set sim.now = '${new Date(now).toISOString()}'`;
    if (config.text.includes('advisory')) session.holdsLock = true;
    if (/^begin\b/i.test(config.text)) {
      Object.assign(session, { inTransaction: true, shownMs: now, begin: `${show}; begin` });
      return nothing;
    }
    const { begin } = session;
    session.begin = undefined;
    if (/^(commit|rollback)\b(?! to)/i.test(config.text)) {
      // A rollback also takes back the time that was shown at the beginning.
      Object.assign(session, { inTransaction: false, shownMs: 0 });
      return begin === undefined ? session.send(config) : nothing;
    }
    if (begin !== undefined) return session.send({ text: begin }, named(config));
    if (session.inTransaction || session.shownMs === now || !tellsTime.test(config.text))
      return session.send(named(config));
    session.shownMs = now;
    return session.send({ text: show }, named(config));
  }
}

/** The result of a statement that returns no rows. */
const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } as unknown as pg.QueryResult;

/** Returns whether a statement that ended may have freed a lock: it ended its transaction or a part of it. */
const freesLocks = (text: string, { inTransaction }: Session): boolean =>
  text.includes('advisory_unlock') || /^rollback to/i.test(text) || (!inTransaction && !/^select/i.test(text));

/** What a statement that reads the time looks like: columns have it as their default. */
const tellsTime = /now\(\)|into "|add_job/;

const names = new Map<string, string>();

// A prepared statement is parsed once per session.
function named(config: pg.QueryConfig): pg.QueryConfig {
  if (config.name !== undefined || (config.values ?? []).length === 0) return config;
  const name = names.get(config.text) ?? `sim${names.size}`;
  names.set(config.text, name);
  return { ...config, name };
}

const described = new Map<string, string>();

/** Returns a statement's first words and its table, without values. */
function describe(sql: string): string {
  const known = described.get(sql);
  if (known !== undefined) return known;
  const text = sql.replace(/\s+/g, ' ').trim();
  const verb = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'sql';
  const table =
    /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text)?.[1] ?? /\b(pg_[a-z_]+|add_job)\b/.exec(text)?.[1];
  const locks = / for update/i.test(text) ? ' for update' : '';
  const label = `${verb}${table === undefined ? '' : ` ${table}`}${locks}`;
  described.set(sql, label);
  return label;
}

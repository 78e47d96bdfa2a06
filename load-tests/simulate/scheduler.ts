import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.js';
import type { VirtualTime } from './virtual-time.js';

/** A process that can die. Nothing that belongs to a dead process ever continues. */
export interface Owner {
  name: string;
  isAlive: boolean;
}

/** Who acts: a call, a consumer at an event, a relay, a user. */
export interface Actor {
  name: string;
  owner?: Owner | undefined;
}

/** Continues an actor with what its turn gave. */
export type Deliver = () => void;

/** A turn that could not end, because another session holds a lock. */
export interface Held {
  pid: number;
  /** Lets the session go on. Gives how to continue, or undefined if it waits for another lock. */
  resume(): Promise<Deliver | undefined>;
}

export interface Turn {
  actor: Actor;
  label: string;
  /** Whether this turn sends a statement, so that its session can be lost. */
  session?: { lose(): Promise<void> };
  execute(): Promise<Deliver | Held>;
}

/** Decides what goes wrong at a turn. Returns whether the actor continues. */
export type Interfere = (turn: Turn, when: 'before' | 'after', count: number) => Promise<boolean>;

export interface Scheduling {
  random: Random;
  time: VirtualTime;
  /** Returns those of the sessions that wait for a lock. */
  heldSessions(pids: readonly number[]): Promise<ReadonlySet<number>>;
  trace(line: string): void;
}

const storage = new AsyncLocalStorage<Actor>();
const nobody: Actor = { name: 'world' };

/** Everything stopped although there is work. */
export class Stuck extends Error {
  override name = 'Stuck';
}

/**
 * Lets one actor act at a time. Everything that leaves JavaScript is a turn, and the seed decides which turn is next.
 * Between two turns only microtasks run, so a run is a function of its seed.
 */
export class Scheduler {
  readonly #ready: Turn[] = [];
  readonly #held = new Map<Held, Turn>();
  readonly #staying: number;
  #isLockFreed = false;
  #last: Actor = nobody;
  turns = 0;
  interfere: Interfere = async () => true;

  constructor(readonly of: Scheduling) {
    this.#staying = of.random.pick([0, 0.3, 0.6, 0.85]);
  }

  /** Returns the current actor. */
  actor(): Actor {
    return storage.getStore() ?? nobody;
  }

  /** Runs `act` as an actor, beside everything else. */
  spawn<T>(actor: Actor, act: () => Promise<T>): Promise<T> {
    return storage.run(actor, () => this.step('begins').then(act));
  }

  add(turn: Turn): void {
    if (turn.actor.owner?.isAlive !== false) this.#ready.push(turn);
  }

  /** Gives the turn away once. */
  step(label: string): Promise<void> {
    const actor = this.actor();
    return new Promise((resolve) => this.add({ actor, label, execute: async () => resolve }));
  }

  /** Waits in virtual time. */
  sleep(ms: number, label: string): Promise<void> {
    const actor = this.actor();
    return new Promise((resolve) => {
      this.of.time.at(this.of.time.ms() + ms, () => this.add({ actor, label, execute: async () => resolve }));
    });
  }

  /** Says that a session may have given up locks. Nobody who waits for one is asked about it otherwise. */
  lockFreed(): void {
    this.#isLockFreed = true;
  }

  /** Forgets the turns of dead processes. */
  bury(): void {
    for (let at = this.#ready.length - 1; at >= 0; at -= 1)
      if (this.#ready[at]?.actor.owner?.isAlive === false) this.#ready.splice(at, 1);
    for (const [held, turn] of this.#held) if (turn.actor.owner?.isAlive === false) this.#held.delete(held);
  }

  /** Gives turns until `isOver`, at most `limit` of them. */
  async run(isOver: () => boolean, limit: number): Promise<void> {
    const { time, random } = this.of;
    for (;;) {
      await macrotask();
      if (isOver()) return;
      time.ringDue();
      if (this.#ready.length === 0) {
        if (time.skip()) continue;
        throw new Stuck(`nobody can act, ${this.#held.size} wait for locks: ${this.#waiting()}`);
      }
      this.turns += 1;
      if (this.turns > limit) throw new Stuck(`more than ${limit} turns`);
      time.advance(1 + random.below(3));
      await this.#take(this.#choose());
    }
  }

  #waiting(): string {
    return [...this.#held.values()].map(({ actor, label }) => `${actor.name} ${label}`).join(', ');
  }

  #choose(): Turn {
    const { random } = this.of;
    const ready = this.#ready;
    const same = random.chance(this.#staying) ? ready.findIndex(({ actor }) => actor === this.#last) : -1;
    const [turn] = ready.splice(same === -1 ? random.below(ready.length) : same, 1);
    if (turn === undefined) throw new Error('nobody is ready');
    this.#last = turn.actor;
    return turn;
  }

  async #take(turn: Turn): Promise<void> {
    const count = this.turns;
    if (!(await this.interfere(turn, 'before', count))) {
      await this.#release();
      return;
    }
    const outcome = await turn.execute();
    if (typeof outcome === 'function') {
      this.#say(turn, '');
      if (await this.interfere(turn, 'after', count)) outcome();
    } else {
      this.#say(turn, ' … waits for a lock');
      this.#held.set(outcome, turn);
    }
    await this.#release();
  }

  // What waited for a lock either still waits, or has its answer, before anybody acts again. Those who can go on do so
  // one by one, in the order in which they began to wait.
  async #release(): Promise<void> {
    while (this.#held.size > 0 && this.#isLockFreed) {
      const stuck = await this.of.heldSessions([...this.#held.keys()].map(({ pid }) => pid));
      const [next] = [...this.#held].filter(([{ pid }]) => !stuck.has(pid));
      if (next === undefined) break;
      const [held, turn] = next;
      const deliver = await held.resume();
      if (deliver === undefined) continue;
      this.#held.delete(held);
      this.add({ ...turn, label: `${turn.label} (has its lock)`, execute: async () => deliver });
    }
    this.#isLockFreed = false;
  }

  #say({ actor, label }: Turn, outcome: string): void {
    this.of.trace(`${this.of.time.now().toISOString().slice(8, 23)}  ${actor.name.padEnd(44)} ${label}${outcome}`);
  }
}

/** Lets all microtasks run. */
const macrotask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

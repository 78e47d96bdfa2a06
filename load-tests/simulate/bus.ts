import {
  type EventBus,
  type Subscribing,
  type Subscription,
  subjectPattern,
  unavailable,
  waitAfter,
} from '@setu/kit/simulation';
import { EventEnvelope } from '@setu/proto/common';
import type { Owner, Scheduler } from './scheduler.js';

/** What goes wrong with the n-th publication or delivery. */
export interface BusFaults {
  publication(n: number): 'lost' | 'unanswered' | undefined;
  /** `again`: the event is delivered a second time before the first is confirmed. `unconfirmed`: the acknowledgement is lost. */
  delivery(n: number): 'again' | 'unconfirmed' | undefined;
}

interface Due {
  event: EventEnvelope;
  attempts: number;
  /** When it may be delivered. A delivery moves this to the end of its lease. */
  dueMs: number;
  /** Counts the claims, so that only the latest one decides. */
  claim: number;
}

interface Registered {
  pattern: RegExp;
  due: Map<string, Due>;
  wake: Set<() => void>;
}

const leaseMs = 30_000;
const duplicatesMs = 600_000;
const batch = 10;

/** The store of a simulated bus. It outlives the processes that are connected to it. */
export class SimulatedBus {
  readonly #events = new Map<string, { event: EventEnvelope; atMs: number }>();
  readonly #consumers = new Map<string, Registered>();
  #publications = 0;
  #deliveries = 0;

  constructor(
    readonly scheduler: Scheduler,
    readonly faults: BusFaults,
  ) {}

  /** Returns all stored events, in the order of their publication. */
  stored(): EventEnvelope[] {
    return [...this.#events.values()].map(({ event }) => event);
  }

  pending(): number {
    return [...this.#consumers.values()].reduce((sum, { due }) => sum + due.size, 0);
  }

  /** Connects a process. Its subscriptions die with it. */
  connect(owner: Owner): EventBus {
    return {
      publish: (event) => this.#publish(event),
      subscribe: (subscribing) => this.#subscribe(owner, subscribing),
      pending: async (names) => names.reduce((sum, name) => sum + (this.#consumers.get(name)?.due.size ?? 0), 0),
      incarnation: async () => 'simulated',
      close: async () => undefined,
    };
  }

  async #publish(event: EventEnvelope): Promise<void> {
    const { time } = this.scheduler.of;
    this.#publications += 1;
    const fault = this.faults.publication(this.#publications);
    await this.scheduler.step(`publish ${event.subject}${fault === undefined ? '' : ` (${fault})`}`);
    if (fault === 'lost') throw unavailable('the bus did not answer');
    const known = this.#events.get(event.id);
    if (known === undefined || time.ms() - known.atMs > duplicatesMs) this.#store(event);
    if (fault === 'unanswered') throw unavailable('the bus did not answer');
  }

  #store(given: EventEnvelope): void {
    const { time } = this.scheduler.of;
    const event = EventEnvelope.decode(EventEnvelope.encode(given).finish());
    this.#events.set(event.id, { event, atMs: time.ms() });
    for (const consumer of this.#consumers.values()) if (consumer.pattern.test(event.subject)) offer(consumer, event);
  }

  async #subscribe(owner: Owner, subscribing: Subscribing): Promise<Subscription> {
    const { consumer: name, subject, from } = subscribing;
    const known = this.#consumers.get(name);
    const consumer = known ?? { pattern: new RegExp(subjectPattern(subject)), due: new Map(), wake: new Set() };
    this.#consumers.set(name, consumer);
    if (known === undefined && from === 'start')
      for (const { event } of this.#events.values()) if (consumer.pattern.test(event.subject)) offer(consumer, event);
    await subscribing.registered?.();
    const closing = new AbortController();
    const delivering = this.#deliver({ owner, subscribing, consumer, signal: closing.signal });
    return {
      close: async () => {
        closing.abort();
        for (const wake of consumer.wake) wake();
        await delivering;
      },
    };
  }

  async #deliver(to: Delivering): Promise<void> {
    const { owner, subscribing, consumer, signal } = to;
    const actor = { name: `${owner.name} ${subscribing.consumer}`, owner };
    while (owner.isAlive && !signal.aborted) {
      const claimed = this.#claim(consumer);
      if (claimed.length === 0) {
        await this.#woken(consumer);
        continue;
      }
      for (const due of claimed.filter(() => this.#isDoubled()))
        void this.scheduler.spawn({ name: `${actor.name} again`, owner }, () => {
          due.attempts += 1;
          due.claim += 1;
          return this.#handle(to, [due]);
        });
      await this.scheduler.spawn(actor, () => this.#handle(to, claimed));
    }
  }

  #isDoubled(): boolean {
    this.#deliveries += 1;
    return this.faults.delivery(this.#deliveries) === 'again';
  }

  #claim(consumer: Registered): Due[] {
    const now = this.scheduler.of.time.ms();
    const claimed = [...consumer.due.values()].filter(({ dueMs }) => dueMs <= now).slice(0, batch);
    for (const due of claimed) {
      due.attempts += 1;
      due.claim += 1;
      due.dueMs = now + leaseMs;
    }
    return claimed;
  }

  // Whatever is claimed comes back at the end of its lease, so a waiting consumer looks then.
  #woken(consumer: Registered): Promise<void> {
    const { time } = this.scheduler.of;
    const next = Math.min(...[...consumer.due.values()].map(({ dueMs }) => dueMs));
    return new Promise((resolve) => {
      let forget = (): void => undefined;
      const wake = (): void => {
        consumer.wake.delete(wake);
        forget();
        resolve();
      };
      consumer.wake.add(wake);
      if (Number.isFinite(next)) forget = time.at(next, wake);
    });
  }

  async #handle({ subscribing, consumer, signal }: Delivering, claimed: readonly Due[]): Promise<void> {
    const isFirst = claimed.every(({ attempts }) => attempts === 1);
    const claims = claimed.map(({ claim }) => claim);
    if (claimed.length > 1 && isFirst && subscribing.handleAll !== undefined) {
      if (await subscribing.handleAll(claimed.map(({ event }) => event))) {
        for (const [index, due] of claimed.entries()) this.#confirm(consumer, due, claims[index] ?? 0);
        return;
      }
    }
    for (const [index, due] of claimed.entries()) {
      const claim = claims[index] ?? 0;
      try {
        await subscribing.handle(due.event, { attempt: due.attempts, signal });
        this.#confirm(consumer, due, claim);
      } catch (error) {
        if (due.claim === claim) this.#later(consumer, due, waitAfter(error, due.attempts));
      }
    }
  }

  #confirm(consumer: Registered, due: Due, claim: number): void {
    this.#deliveries += 1;
    const isLost = this.faults.delivery(this.#deliveries) === 'unconfirmed';
    if (isLost && due.claim === claim) this.#later(consumer, due, 1_000);
    else if (!isLost) consumer.due.delete(due.event.id);
  }

  #later(consumer: Registered, due: Due, waitMs: number): void {
    due.dueMs = this.scheduler.of.time.ms() + waitMs;
    for (const wake of consumer.wake) wake();
  }
}

interface Delivering {
  owner: Owner;
  subscribing: Subscribing;
  consumer: Registered;
  signal: AbortSignal;
}

function offer(consumer: Registered, event: EventEnvelope): void {
  consumer.due.set(event.id, { event, attempts: 0, dueMs: 0, claim: 0 });
  for (const wake of consumer.wake) wake();
}

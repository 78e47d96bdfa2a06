interface Pooled {
  __knex__disposed?: unknown;
  __knexUid?: string;
}

/**
 * A pool as knex uses it, without timers. The library's own pool waits in real time after it found a broken connection,
 * so who is served next would depend on the machine.
 */
export class SimulatedPool<Connection extends Pooled> {
  readonly #free: Connection[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];
  #used = 0;

  constructor(
    readonly connect: () => Connection,
    readonly max: number,
  ) {}

  acquire(): { promise: Promise<Connection> } {
    return {
      promise: new Promise((resolve) => {
        this.#waiting.push(resolve);
        this.#serve();
      }),
    };
  }

  release(connection: Connection): boolean {
    this.#used -= 1;
    if (connection.__knex__disposed === undefined) this.#free.push(connection);
    this.#serve();
    return true;
  }

  async destroy(): Promise<void> {}

  #serve(): void {
    if (this.#used >= this.max) return;
    const resolve = this.#waiting.shift();
    if (resolve === undefined) return;
    this.#used += 1;
    const connection = this.#free.pop() ?? this.connect();
    connection.__knexUid ??= 'simulated';
    resolve(connection);
  }
}

/** What a benchmark has opened, and how to close it. */
export class Closers {
  /** @type {(() => unknown)[]} */
  #closers = [];

  /** Adds a function that closes something. @param {() => unknown} closer */
  push = (closer) => {
    this.#closers.push(closer);
  };

  /**
   * Runs something, and then closes everything that it has opened, in reverse order. On Ctrl-C too.
   * @param {() => Promise<unknown>} run
   */
  during = async (run) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.once(signal, () => void this.#close().finally(() => process.exit(130)));
    try {
      await run();
    } finally {
      await this.#close();
    }
  };

  #close = async () => {
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) await closer();
  };
}

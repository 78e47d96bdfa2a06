type Asks<All extends readonly unknown[]> = { [K in keyof All]: () => Promise<All[K]> };

/** Runs several queries on the stores and returns their results in the same order. */
export type Pace = <const All extends readonly unknown[]>(...asks: Asks<All>) => Promise<All>;

/** Runs the queries one by one, for a transaction, which has only one connection. */
export const inTurn: Pace = async <All extends readonly unknown[]>(...asks: Asks<All>) => {
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers as unknown as All;
};

/**
 * Runs the queries concurrently, each on its own connection. A page then waits for the slowest one, not for the sum.
 */
export const atOnce: Pace = async <All extends readonly unknown[]>(...asks: Asks<All>) =>
  (await Promise.all(asks.map((ask) => ask()))) as unknown as All;

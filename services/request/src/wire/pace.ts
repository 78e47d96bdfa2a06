type Asks<All extends readonly unknown[]> = { [K in keyof All]: () => Promise<All[K]> };

/** How several things are asked of the stores; gives their answers in the same order. */
export type Pace = <const All extends readonly unknown[]>(...asks: Asks<All>) => Promise<All>;

/** One after the other: inside a transaction, which has but one connection. */
export const inTurn: Pace = async <All extends readonly unknown[]>(...asks: Asks<All>) => {
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers as unknown as All;
};

/** All together, each on a connection of its own: a page then waits for the slowest of them, not for their sum. */
export const atOnce: Pace = async <All extends readonly unknown[]>(...asks: Asks<All>) =>
  (await Promise.all(asks.map((ask) => ask()))) as unknown as All;

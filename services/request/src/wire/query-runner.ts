type Queries<All extends readonly unknown[]> = { [K in keyof All]: () => Promise<All[K]> };

/** Runs several queries on the stores and returns their results in the same order. */
export type QueryRunner = <const All extends readonly unknown[]>(...queries: Queries<All>) => Promise<All>;

/** Runs the queries one by one, for a transaction, which has only one connection. */
export const sequentially: QueryRunner = async <All extends readonly unknown[]>(...queries: Queries<All>) => {
  const answers: unknown[] = [];
  for (const query of queries) answers.push(await query());
  return answers as unknown as All;
};

/**
 * Runs the queries concurrently, each on its own connection. A page then waits for the slowest one, not for the sum.
 */
export const concurrently: QueryRunner = async <All extends readonly unknown[]>(...queries: Queries<All>) =>
  (await Promise.all(queries.map((query) => query()))) as unknown as All;

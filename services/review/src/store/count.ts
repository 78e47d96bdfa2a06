interface Counted extends PromiseLike<Array<{ count: number | string }>> {}

/** Returns the number of rows that match the conditions of a query builder. */
export async function countOf(query: { count(columns: { count: string }): Counted }): Promise<number> {
  const [row] = await query.count({ count: '*' });
  return Number(row?.count ?? 0);
}

interface Counted extends PromiseLike<Array<{ count: number | string }>> {}

/** Takes a builder with its conditions, gives how many rows they keep. */
export async function countOf(query: { count(columns: { count: string }): Counted }): Promise<number> {
  const [row] = await query.count({ count: '*' });
  return Number(row?.count ?? 0);
}

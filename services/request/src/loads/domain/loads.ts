/** The workload of a manager: the open requests, and how many of them are late. */
export interface Load {
  managerId: string;
  open: number;
  late: number;
}

/**
 * Compares two workloads: fewer open requests first, then fewer late ones. Ids break ties, so that the order is stable.
 */
export const byLoad = (a: Load, b: Load): number =>
  a.open - b.open || a.late - b.late || (a.managerId < b.managerId ? -1 : 1);

/** A request to distribute, with its current manager. */
interface Shared {
  id: string;
  managerId: string | undefined;
}

/**
 * Distributes requests among managers and returns the new manager of each request.
 * First, the requests are taken off the workload of their current managers. Then each goes to the manager with the
 * fewest open requests. In a tie it stays with its current manager.
 * Without managers the result is empty.
 */
export function shareOut(requests: readonly Shared[], loads: readonly Load[]): Map<string, string> {
  const remaining = loads.map((load) => {
    const own = requests.filter(({ managerId }) => managerId === load.managerId).length;
    return { ...load, open: Math.max(0, load.open - own) };
  });
  const assigned = new Map<string, string>();
  for (const { id, managerId } of requests) {
    const [lightest] = remaining.toSorted(byLoad);
    if (lightest === undefined) break;
    const own = remaining.find((load) => load.managerId === managerId && load.open === lightest.open);
    const target = own ?? lightest;
    target.open += 1;
    assigned.set(id, target.managerId);
  }
  return assigned;
}

/** What a manager carries: requests under way, and those of them that are late. */
export interface Load {
  managerId: string;
  open: number;
  late: number;
}

/** The least loaded first: by requests under way, then by late ones; ids settle the rest, so that the order is one. */
export const byLoad = (a: Load, b: Load): number =>
  a.open - b.open || a.late - b.late || (a.managerId < b.managerId ? -1 : 1);

/** A request to be shared out, and whose it is now. */
interface Shared {
  id: string;
  managerId: string | undefined;
}

/**
 * Takes requests and what managers carry, gives whom each goes to: all of them are taken from whoever has them, then each
 * in turn goes to the least loaded; where several are that, to the one who had it. Nobody without managers.
 */
export function shareOut(requests: readonly Shared[], loads: readonly Load[]): Map<string, string> {
  const left = loads.map((load) => {
    const own = requests.filter(({ managerId }) => managerId === load.managerId).length;
    return { ...load, open: Math.max(0, load.open - own) };
  });
  const given = new Map<string, string>();
  for (const { id, managerId } of requests) {
    const [least] = left.toSorted(byLoad);
    if (least === undefined) break;
    const own = left.find((load) => load.managerId === managerId && load.open === least.open);
    const next = own ?? least;
    next.open += 1;
    given.set(id, next.managerId);
  }
  return given;
}

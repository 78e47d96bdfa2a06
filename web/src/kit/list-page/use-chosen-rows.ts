import { useState } from 'react';
import type { TableSelection } from '../../ui/data-table/data-table';

interface ChosenRows<Row> {
  selection: TableSelection;
  /** The chosen rows in the order of choosing, including those of other pages. */
  rows: Row[];
  /** Removes rows from the choice, after an action on them or after they were deleted. Without ids it removes all. */
  drop: (ids?: Iterable<string>) => void;
}

/**
 * Returns the rows the reader has ticked, with all their data. They stay chosen when the reader turns pages. `page` is
 * the visible page.
 */
export function useChosenRows<Row extends { id: string }>(page: readonly Row[] | undefined): ChosenRows<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const choose = (ids: ReadonlySet<string>) => {
    const remaining = chosen.filter(({ id }) => ids.has(id));
    const known = new Set(remaining.map(({ id }) => id));
    setChosen([...remaining, ...(page ?? []).filter(({ id }) => ids.has(id) && !known.has(id))]);
  };
  const drop = (ids?: Iterable<string>) => {
    const dropped = ids && new Set(ids);
    setChosen((before) => (dropped ? before.filter(({ id }) => !dropped.has(id)) : []));
  };
  return { selection: { ids: new Set(chosen.map(({ id }) => id)), onChange: choose }, rows: [...chosen], drop };
}

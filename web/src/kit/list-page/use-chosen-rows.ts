import { useState } from 'react';
import type { TableSelection } from '../../ui/data-table/data-table';

interface ChosenRows<Row> {
  selection: TableSelection;
  /** In the order of choosing, those of other pages too. */
  rows: Row[];
  /** What was done with them, or took them away, lets go of them; all of them without ids. */
  drop: (ids?: Iterable<string>) => void;
}

/** The rows of a list the reader has ticked, whole: they stay while he turns its pages. Takes the page he sees. */
export function useChosenRows<Row extends { id: string }>(page: readonly Row[] | undefined): ChosenRows<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const choose = (ids: ReadonlySet<string>) => {
    const kept = chosen.filter(({ id }) => ids.has(id));
    const known = new Set(kept.map(({ id }) => id));
    setChosen([...kept, ...(page ?? []).filter(({ id }) => ids.has(id) && !known.has(id))]);
  };
  const drop = (ids?: Iterable<string>) => {
    const gone = ids && new Set(ids);
    setChosen((before) => (gone ? before.filter(({ id }) => !gone.has(id)) : []));
  };
  return { selection: { ids: new Set(chosen.map(({ id }) => id)), onChange: choose }, rows: [...chosen], drop };
}

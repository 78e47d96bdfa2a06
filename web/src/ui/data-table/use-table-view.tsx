import { type ReactNode, useState } from 'react';
import { readChoice, readNames, saveChoice, saveNames } from '../../lib/stored-choice';
import { choosableColumns, shownColumns } from './column-choice';
import type { Column } from './columns';
import type { TableOrder } from './phone-order';
import { TableViewMenu } from './table-view-menu';

const densities = ['normal', 'compact'] as const;
type Density = (typeof densities)[number];

export interface TableView<Row> {
  /** For `DataTable`: the visible columns and the row height. */
  columns: Column<Row>[];
  density: Density;
  /** The button that opens the choice, to be placed at the end of the filter bar. */
  control: ReactNode;
}

/**
 * Returns which columns of a table this browser shows and the row height, both stored under the table's name. Without a
 * name there is no choice. With the order, the choice on a phone includes it.
 */
export function useTableView<Row>(
  name: string | undefined,
  columns: Column<Row>[],
  order?: TableOrder,
): TableView<Row> {
  const [away, setAway] = useState<ReadonlySet<string>>(() => new Set(name ? readNames(`columns-${name}`) : []));
  const [density, setDensity] = useState<Density>(() => (name && readChoice(`rows-${name}`, densities)) || 'normal');
  const putAway = (next: ReadonlySet<string>) => {
    setAway(next);
    saveNames(`columns-${name}`, next);
  };
  const setRows = (next: Density) => {
    setDensity(next);
    saveChoice(`rows-${name}`, next);
  };
  return {
    columns: shownColumns(columns, away),
    density,
    control: name && (
      <TableViewMenu
        order={order}
        sortable={columns.filter(({ sortKey }) => sortKey !== undefined)}
        columns={choosableColumns(columns)}
        away={away}
        onAway={putAway}
        density={density}
        onDensity={setRows}
      />
    ),
  };
}

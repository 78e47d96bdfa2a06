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
 * Returns the visible columns of a table and its row height, both stored in this browser under the table's name. A table
 * without a name always shows all its columns. If an order is given, users choose it in the same menu on phones.
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
    columns: shownColumns(columns, name ? away : new Set()),
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

import { Skeleton } from '../skeleton/skeleton';
import { type Column, cardRole } from './columns';

interface SkeletonRowsProps<Row> {
  columns: Column<Row>[];
  count: number;
  selection?: unknown;
}

/** Placeholders for the rows of the loading table: same columns, same height, grey bars. */
export function SkeletonRows<Row>({ columns, count, selection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <tr key={row} data-skeleton>
      {Boolean(selection) && <td />}
      {columns.map((column, index) => (
        <td key={column.id} data-align={column.align} data-wide={column.isWide} data-card={cardRole(column)}>
          {!column.isActions && <Skeleton width={`${[70, 85, 55, 65][(row + index) % 4]}%`} />}
        </td>
      ))}
    </tr>
  ));
}

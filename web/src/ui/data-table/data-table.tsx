import { Fragment, type MouseEvent, type ReactNode, type UIEvent, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../layout/text';
import { LoadingRegion } from '../states/loading-region';
import { BulkBar } from './bulk-bar';
import { type Column, cardRole, type TableSort } from './columns';
import styles from './data-table.module.css';
import { HeadCell } from './head-cell';
import cards from './phone-cards.module.css';
import { SelectionCell } from './selection-cell';
import { SkeletonRows } from './skeleton-rows';

export interface TableSelection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** A row of totals below the rows. */
export interface TableTotal {
  id: string;
  /** The label in the first column: "Full period". */
  label: string;
  /** The cells, by column id. */
  cells: Record<string, ReactNode>;
}

interface DataTableProps<Row> {
  /** What the table lists, read by screen readers and not shown. */
  caption: string;
  columns: Column<Row>[];
  /** The rows. Undefined while the first page loads, when skeleton rows fill the real columns. */
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  /** Returns the heading of a row's group. It is shown before the first of consecutive rows with the same heading. */
  groupOf?: (row: Row) => string;
  /** The row's name, for the labels of its checkbox and menu. */
  rowName: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  /** True while a new page or order loads. The rows stay, dimmed. */
  isFetching?: boolean;
  selection?: TableSelection;
  /** Shown between the filters and the header while rows are chosen. */
  bulkBar?: ReactNode;
  /** Shown instead of rows if there are none: `EmptyState`, `NoResults` or `Failure`. */
  empty?: ReactNode;
  /** Opens a row after a press anywhere on it, in addition to the link in its first cell. */
  onRowOpen?: (row: Row) => void;
  skeletonRows?: number;
  totals?: TableTotal[];
  density?: 'normal' | 'compact';
  /** On phones, rows are cards by default. A wide table of numbers scrolls sideways instead, and its first column stays. */
  onPhone?: 'cards' | 'scroll';
}

/** A semantic table with sortable headers whose rows become cards under 768 px. Put it into an unpadded `Panel`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, selection, bulkBar, empty, isFetching = false } = props;
  const t = useTexts();
  const table = useRef<HTMLTableElement>(null);
  if (rows?.length === 0 && empty) return <div className={styles.empty}>{empty}</div>;
  const isScrolling = props.onPhone === 'scroll';
  const allIds = rows?.map(rowId) ?? [];
  const chosen = selection?.ids.size ?? 0;
  const clearSelection = () => {
    // The pressed button disappears with the bar, so the focus moves to the first checkbox.
    table.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
    selection?.onChange(new Set());
  };
  return (
    <LoadingRegion isBusy={isFetching || rows === undefined}>
      {selection && bulkBar && chosen > 0 && (
        <BulkBar
          count={chosen}
          onClear={clearSelection}
          onAll={
            allIds.some((id) => !selection.ids.has(id))
              ? () => selection.onChange(new Set([...selection.ids, ...allIds]))
              : undefined
          }
        >
          {bulkBar}
        </BulkBar>
      )}
      <div className={`${styles.scroller} ${isScrolling ? styles.fades : ''}`} onScroll={markScrolled}>
        <table
          ref={table}
          className={`${styles.table} ${isScrolling ? styles.scrolls : cards.cards}`}
          data-density={props.density ?? 'normal'}
        >
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={styles.checkCell}>
                  <SelectionCell label={t('table.selectAll')} ids={allIds} selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={props.sort ?? null} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows ? <Rows {...props} rows={rows} /> : <SkeletonRows {...props} count={props.skeletonRows ?? 10} />}
          </tbody>
          {rows && props.totals && (
            <Totals columns={columns} totals={props.totals} hasChecks={selection !== undefined} />
          )}
        </table>
      </div>
      {selection && (
        <VisuallyHidden as="div">
          <span role="status">{chosen > 0 ? t('table.selected', { count: chosen }) : ''}</span>
        </VisuallyHidden>
      )}
    </LoadingRegion>
  );
}

/** The text of a cell without a value. A phone's card leaves the row out. */
const none = '—';

/** Marks the table as scrolled, so that the first column is styled as overlapping. */
function markScrolled({ currentTarget: scroller }: UIEvent<HTMLElement>): void {
  scroller.toggleAttribute('data-scrolled', scroller.scrollLeft > 0);
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('a, button, input, label');

/** Returns whether a press opens the row. Selecting text or pressing a control in the row does not open it. */
function isRowPress({ target, defaultPrevented }: MouseEvent): boolean {
  return !defaultPrevented && !isControl(target) && !window.getSelection()?.toString();
}

function Rows<Row>({
  columns,
  rows,
  rowId,
  rowName,
  groupOf,
  selection,
  bulkBar,
  onRowOpen,
}: DataTableProps<Row> & { rows: Row[] }) {
  const t = useTexts();
  let last: string | undefined;
  return rows.map((row) => {
    const id = rowId(row);
    const group = groupOf?.(row);
    const isFirst = group !== last;
    last = group;
    return (
      <Fragment key={id}>
        {isFirst && group !== undefined && (
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
              {group}
            </th>
          </tr>
        )}
        {/* Keyboard users have the link in the row. */}
        <tr
          data-selected={(bulkBar && selection?.ids.has(id)) || undefined}
          data-opens={onRowOpen ? true : undefined}
          onClick={(event) => onRowOpen && isRowPress(event) && onRowOpen(row)}
        >
          {selection && (
            <td className={styles.checkCell}>
              <SelectionCell label={t('table.selectRow', { name: rowName(row) })} ids={[id]} selection={selection} />
            </td>
          )}
          {columns.map((column) => (
            <Cell key={column.id} column={column}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      </Fragment>
    );
  });
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const isEmpty = children === null && !column.isActions;
  return (
    <td
      data-align={column.align}
      data-wide={column.isWide}
      data-card={cardRole(column)}
      data-label={column.title}
      data-empty={isEmpty || undefined}
    >
      {isEmpty ? none : children}
    </td>
  );
}

interface TotalsProps<Row> {
  columns: Column<Row>[];
  totals: TableTotal[];
  hasChecks: boolean;
}

function Totals<Row>({ columns: [first, ...others], totals, hasChecks }: TotalsProps<Row>) {
  if (!first) return null;
  return (
    <tfoot>
      {totals.map(({ id, label, cells }) => (
        <tr key={id}>
          {hasChecks && <td className={styles.checkCell} />}
          <th scope="row" data-card="title">
            {label}
          </th>
          {others.map((column) => (
            <td
              key={column.id}
              data-align={column.align}
              data-wide={column.isWide}
              data-card={column.id in cells ? 'total' : 'hidden'}
              data-label={column.title}
            >
              {cells[column.id]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

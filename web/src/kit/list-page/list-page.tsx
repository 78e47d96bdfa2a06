import type { ListCodec } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Column, TableSort } from '../../ui/data-table/columns';
import { DataTable, type TableSelection } from '../../ui/data-table/data-table';
import type { TableOrder } from '../../ui/data-table/phone-order';
import { type TableView, useTableView } from '../../ui/data-table/use-table-view';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { fromHere } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { ListFilterBar } from './filter-control';
import { filterState, type ListFilter } from './list-filters';
import styles from './list-page.module.css';
import { ListPageHead } from './list-page-head';
import type { ListSource } from './list-source';
import { ListAnnouncer, ListBody, ListPages, type ListPlace, totalFigure, useWithinPages } from './list-states';

interface ListTable<Row> {
  columns: Column<Row>[];
  /**
   * The name under which the browser stores the chosen columns and the row height. Without it they cannot be changed.
   */
  savedAs?: string;
  rowId: (row: Row) => string;
  /** The row's name, for the labels of its checkbox and menu. */
  rowName: (row: Row) => string;
  /** The address that a press anywhere on the row opens. It includes the way back to this place in the list. */
  rowHref?: (row: Row) => string | null;
  /** The order without a choice of the user, as the server sorts, marked in the header. */
  ownSort?: TableSort;
  /** The row height of a table whose view cannot be changed. */
  density?: 'normal' | 'compact';
  selection?: TableSelection;
  bulkBar?: ReactNode;
  skeletonRows?: number;
}

interface ListPageProps<C extends ListCodec, Row> {
  title: string;
  /** The lighter figure after the title. By default the list's total, and false hides it. */
  count?: ReactNode;
  actions?: ReactNode;
  /** The main action in the head of a phone. Wide screens have it elsewhere. */
  mainAction?: ReactNode;
  /** Content right of the title, such as a switch between two lists. */
  besideTitle?: ReactNode;
  /**
   * The head of a phone is one row with the title and a menu of the actions. `short` keeps search and filters closed
   * behind a button.
   */
  phoneHead?: 'short' | 'withSearch';
  /** The visible title of that head, if a switch below it completes the name. By default the title. */
  phoneTitle?: string;
  /** The link to the parent page. */
  back?: ReactNode;
  /** The result of `useListQuery`. */
  place: ListPlace<C>;
  /** The result of `listSource`. */
  source: ListSource<Row>;
  /** One sentence above the list that explains it. */
  lead?: ReactNode;
  /** Links above the table to saved views or periods. */
  views?: ReactNode;
  /** The progress of downloading the list as a file. */
  job?: ReactNode;
  filters: ListFilter<C>[];
  table: ListTable<Row>;
  /** What the list is for and the next step, shown while it has no entries. */
  nothing: ReactNode;
  /** Whether the list has no entries even without filters. By default true if it is unfiltered and has no rows. */
  isEmpty?: boolean;
  noResults?: ReactNode;
  /** Content beside the rows, or below them on narrow screens. */
  beside?: ReactNode;
  /** A bar with the actions on the chosen rows, below the list. */
  bar?: ReactNode;
  /** Notes on the rows, above the pagination. */
  children?: ReactNode;
  /** Content after everything else, also while the list is empty. */
  below?: ReactNode;
}

/**
 * A list page: title with its number, views, filters, table and pagination, and the loading, empty and error states.
 * The address holds the query.
 */
export function ListPage<C extends ListCodec, Row>(props: ListPageProps<C, Row>) {
  const { title, count, place, source, views, filters } = props;
  const [, list] = place;
  const { page } = source;
  const { ownSort } = props.table;
  const sort = place[0].sort ?? ownSort ?? null;
  const onSort = (next: TableSort | null) => list.setSort(afterOwn(next, place[0].sort, ownSort));
  const view = useTableView(props.table.savedAs, props.table.columns, { sort, onSort });
  const isEmpty = props.isEmpty ?? (page?.total === 0 && !list.isFiltered);
  const figure = page && page.total > 0 && totalFigure(page);
  const phoneHead = useIsPhone() ? props.phoneHead : undefined;
  const [isSearchOpen, setSearchOpen] = useState(false);
  return (
    <Page title={title}>
      {phoneHead ? (
        <ListPageHead
          title={props.phoneTitle ?? title}
          count={phoneHead === 'withSearch' && figure}
          besideTitle={props.besideTitle}
          mainAction={props.mainAction}
          actions={props.actions}
          isSearchOpen={isSearchOpen}
          onSearch={phoneHead === 'short' ? () => setSearchOpen(!isSearchOpen) : undefined}
        />
      ) : (
        <PageHeader
          title={title}
          count={count ?? figure}
          status={props.besideTitle}
          actions={props.actions}
          back={props.back}
        />
      )}
      <Stack gap={3}>
        {!isEmpty && props.lead && <Text tone="secondary">{props.lead}</Text>}
        {views && <div className={styles.flush}>{views}</div>}
        {props.job && <Panel isPadded={false}>{props.job}</Panel>}
        <Beside side={!isEmpty && props.beside}>
          <Panel isPadded={isEmpty}>
            {!isEmpty && (filters.length > 0 || view.control) && (
              <div className={phoneHead === 'short' && !isSearchOpen ? styles.closed : undefined}>
                <ListFilterBar filters={filters} state={filterState(place)} aside={view.control} />
              </div>
            )}
            {isEmpty && !source.problem ? props.nothing : <Rows {...props} view={view} order={{ sort, onSort }} />}
          </Panel>
          {!isEmpty && props.children}
          {!isEmpty && props.bar}
          {!isEmpty && <ListPages place={place} source={source} />}
        </Beside>
      </Stack>
      {props.below}
      <ListAnnouncer source={source} />
    </Page>
  );
}

/** Returns the order after a press. A press that would repeat the list's own order reverses it instead. */
const afterOwn = (next: TableSort | null, chosen: TableSort | null, own: TableSort | undefined): TableSort | null =>
  next === null && chosen === null && own
    ? { key: own.key, direction: own.direction === 'asc' ? 'desc' : 'asc' }
    : next;

function Beside({ side, children }: { side: ReactNode; children: ReactNode }) {
  if (!side) return children;
  return (
    <div className={styles.besides}>
      <Stack gap={3}>{children}</Stack>
      {side}
    </div>
  );
}

function Rows<C extends ListCodec, Row>(props: ListPageProps<C, Row> & { view: TableView<Row>; order: TableOrder }) {
  const { title, place, source, table, nothing, noResults, view, order } = props;
  const { rowHref, savedAs: _name, ownSort: _order, ...parts } = table;
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useWithinPages({ place, source });
  const handleOpen = (row: Row) => {
    const to = rowHref?.(row);
    if (to) void navigate(to, { state: fromHere(location) });
  };
  return (
    <ListBody place={place} source={source} nothing={nothing} noResults={noResults}>
      <DataTable
        {...parts}
        columns={view.columns}
        density={table.density ?? view.density}
        caption={title}
        rows={isLeaving ? undefined : source.page?.rows}
        {...order}
        isFetching={source.isFetching}
        onRowOpen={rowHref && handleOpen}
      />
    </ListBody>
  );
}

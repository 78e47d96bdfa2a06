import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconArrowNarrowDown, IconArrowNarrowUp, IconArrowsSort } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { type Column, nextSort, shownDirection, type TableSort } from './columns';
import styles from './data-table.module.css';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
}

/** A column header: plain text, or a button that announces the sort order after the next press. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const t = useTexts();
  const { title, sortKey, align, width, isWide, isActions, isReversed = false } = column;
  if (!sortKey || !onSort) {
    return (
      <th scope="col" data-align={align} data-wide={isWide} data-actions={isActions} style={{ width }}>
        {isActions ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </th>
    );
  }
  const direction = sort?.key === sortKey ? shownDirection(sort.direction, isReversed) : null;
  const icon = direction === 'asc' ? IconArrowNarrowUp : direction === 'desc' ? IconArrowNarrowDown : IconArrowsSort;
  const next = nextSort(sort, sortKey);
  const hint =
    shownDirection(next?.direction ?? 'asc', isReversed) === 'asc'
      ? t('table.sortAscending', { column: title })
      : t('table.sortDescending', { column: title });
  return (
    <th
      scope="col"
      data-align={align}
      data-wide={isWide}
      data-sorted={direction ? true : undefined}
      style={{ width }}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <button type="button" className={styles.sort} title={hint} onClick={() => onSort(next)}>
        {title}
        <Icon of={icon} size={14} />
      </button>
    </th>
  );
}

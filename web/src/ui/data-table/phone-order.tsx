import { useTexts } from '../../i18n/use-texts';
import { SelectControl } from '../field/select-control';
import { type Column, shownDirection, type TableSort } from './columns';
import styles from './table-view-menu.module.css';

export interface TableOrder {
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

interface PhoneOrderProps {
  order: TableOrder;
  columns: Pick<Column<never>, 'title' | 'sortKey' | 'isReversed'>[];
}

/** The choice of the order on a phone: each sortable column in both directions. */
export function PhoneOrder({ order: { sort, onSort }, columns }: PhoneOrderProps) {
  const t = useTexts();
  const options = columns.flatMap(({ title: column, sortKey: key = '', isReversed }) =>
    (['asc', 'desc'] as const).map((shown) => {
      const direction = shownDirection(shown, isReversed);
      const label = shown === 'asc' ? t('table.ascending', { column }) : t('table.descending', { column });
      return { value: `${key} ${direction}`, label, sort: { key, direction } };
    }),
  );
  const value = sort ? `${sort.key} ${sort.direction}` : '';
  const choices = value === '' ? [{ value: '', label: t('table.ownOrder') }, ...options] : options;
  return (
    <div className={styles.order}>
      <span className={styles.title} aria-hidden="true">
        {t('table.order')}
      </span>
      <SelectControl
        aria-label={t('table.order')}
        value={value}
        options={choices}
        onChange={({ target }) => onSort(options.find((one) => one.value === target.value)?.sort ?? null)}
      />
    </div>
  );
}

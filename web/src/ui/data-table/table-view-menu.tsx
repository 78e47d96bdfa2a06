import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { TextButton } from '../button/text-link';
import { CheckControl } from '../field/check-control';
import { IconArrowsSort, IconColumns3 } from '../icon/icons';
import { useIsPhone } from '../media/use-is-phone';
import { Popover } from '../popover/popover';
import { SegmentedControl } from '../segmented/segmented-control';
import type { Column } from './columns';
import { PhoneOrder, type TableOrder } from './phone-order';
import styles from './table-view-menu.module.css';

interface TableViewMenuProps {
  /** The order, for phones, where rows are cards without headers. */
  order?: TableOrder;
  sortable: Pick<Column<never>, 'title' | 'sortKey' | 'isReversed'>[];
  columns: { id: string; title: string }[];
  /** The ids of the hidden columns. */
  away: ReadonlySet<string>;
  onAway: (away: ReadonlySet<string>) => void;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
}

/** The choice of columns and of the row height, behind one button. */
export function TableViewMenu({ order, sortable, columns, away, onAway, density, onDensity }: TableViewMenuProps) {
  const t = useTexts();
  // Cards have no header to sort by, so on a phone the menu is there for the order first.
  const isForOrder = useIsPhone() && order !== undefined && sortable.length > 0;
  const label = t(isForOrder ? 'table.orderAndView' : 'table.view');
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(away);
    if (!next.delete(id)) next.add(id);
    onAway(next);
  };
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      label={label}
      side="end"
      className={styles.dropdown}
      trigger={
        <IconButton
          icon={isForOrder ? IconArrowsSort : IconColumns3}
          look="framed"
          label={label}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      {order && sortable.length > 0 && <PhoneOrder order={order} columns={sortable} />}
      <fieldset className={styles.columns}>
        <legend className={styles.title}>{t('table.columns')}</legend>
        {columns.map(({ id, title }) => (
          <CheckControl key={id} label={title} checked={!away.has(id)} onChange={() => toggle(id)} />
        ))}
        {columns.some(({ id }) => away.has(id)) && (
          <TextButton onClick={() => onAway(new Set())}>{t('table.allColumns')}</TextButton>
        )}
      </fieldset>
      <div className={styles.rows}>
        <span className={styles.title} aria-hidden="true">
          {t('table.rowHeight')}
        </span>
        <SegmentedControl
          label={t('table.rowHeight')}
          options={[
            { value: 'normal', label: t('table.normal') },
            { value: 'compact', label: t('table.compact') },
          ]}
          value={density}
          onChange={(value) => onDensity(value === 'compact' ? 'compact' : 'normal')}
        />
      </div>
    </Popover>
  );
}

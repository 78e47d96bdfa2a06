import { useEffect, useRef } from 'react';
import type { TableSelection } from './data-table';
import styles from './data-table.module.css';

interface SelectionCellProps {
  label: string;
  ids: string[];
  selection: TableSelection;
}

/** The checkbox of one row, or of all rows on the page if `ids` contains all of them. */
export function SelectionCell({ label, ids, selection }: SelectionCellProps) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  useEffect(
    function showPartial() {
      if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
    },
    [chosen, isAll],
  );
  const handleChange = () => {
    const next = new Set(selection.ids);
    for (const id of ids) isAll ? next.delete(id) : next.add(id);
    selection.onChange(next);
  };
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={isAll}
      onChange={handleChange}
    />
  );
}

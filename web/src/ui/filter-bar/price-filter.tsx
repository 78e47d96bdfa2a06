import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { readNumber } from '../../lib/read-number';
import { TextControl } from '../field/text-control';
import styles from './filter-bar.module.css';

interface PriceRange {
  from: number | null;
  to: number | null;
}

interface PriceFilterProps {
  /** Names both fields: "Price, ₽ per unit". */
  label: string;
  value: PriceRange;
  onChange: (value: PriceRange) => void;
  /** Least and most of the list, as placeholders. */
  bounds?: { from?: string; to?: string };
}

/** Price from and to; applies on Enter or when a field is left. */
export function PriceFilter({ label, value, onChange, bounds }: PriceFilterProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({ from: '', to: '' });
  useEffect(
    function followAddress() {
      setTyped({ from: value.from === null ? '' : String(value.from), to: value.to === null ? '' : String(value.to) });
    },
    [value.from, value.to],
  );
  const apply = () => {
    const next = { from: readNumber(typed.from), to: readNumber(typed.to) };
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  const field = (end: 'from' | 'to') => (
    <TextControl
      inputMode="decimal"
      hasFigures
      aria-label={`${label}: ${t(`filters.${end}`)}`}
      placeholder={bounds?.[end] ?? t(`filters.${end}`)}
      value={typed[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
  return (
    <div className={styles.range}>
      {field('from')}
      <span aria-hidden="true">–</span>
      {field('to')}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { AmountControl } from '../field/amount-control';
import styles from './filter-bar.module.css';

interface PriceRange {
  from: number | null;
  to: number | null;
}

interface PriceFilterProps {
  /** The name of both fields: "Price, ₽ per unit". */
  label: string;
  value: PriceRange;
  onChange: (value: PriceRange) => void;
  /** The lowest and highest price of the list, shown as placeholders. */
  bounds?: { from?: string; to?: string };
}

/** The price range. It applies on Enter or when a field loses the focus. */
export function PriceFilter({ label, value, onChange, bounds }: PriceFilterProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({ from: '', to: '' });
  useEffect(
    function followAddress() {
      setTyped({ from: value.from === null ? '' : String(value.from), to: value.to === null ? '' : String(value.to) });
    },
    [value.from, value.to],
  );
  const apply = (typed: { from: string; to: string }) => {
    const read = (text: string) => (text === '' ? null : Number(text));
    const next = { from: read(typed.from), to: read(typed.to) };
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  const field = (end: 'from' | 'to') => (
    <AmountControl
      aria-label={`${label}: ${t(`filters.${end}`)}`}
      placeholder={bounds?.[end] ?? t(`filters.${end}`)}
      value={typed[end]}
      onChange={(value) => setTyped((now) => ({ ...now, [end]: value }))}
      onLeave={(text) => apply({ ...typed, [end]: text })}
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

import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { AmountControl } from '../../ui/field/amount-control';
import styles from './landed-price.module.css';

interface OwnFigureProps {
  /** What the figure is, for screen readers. */
  name: string;
  /** The figure with its unit. */
  shown: string;
  /** Null if there is no figure yet. */
  value: number | null;
  isPercent: boolean;
  /** Gets plain decimal text, or an empty text to restore the figure. */
  onChange: (value: string) => void;
}

const decimals = 4;
const mostPercent = 1000;
const most = 1_000_000_000;

/** A figure that becomes a field when it is pressed. Enter and leaving the field apply it, Escape does not. */
export function OwnFigure({ name, shown, value, isPercent, onChange }: OwnFigureProps) {
  const t = useTexts('landed');
  const before = value === null ? '' : String(value);
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <button
        type="button"
        className={styles.figure}
        aria-label={t('change', { name, value: shown })}
        onClick={() => setTyped(before)}
      >
        {shown}
      </button>
    );
  const apply = (value: string) => {
    if (value !== before) onChange(value);
    setTyped(null);
  };
  return (
    <AmountControl
      value={typed}
      onChange={setTyped}
      decimals={decimals}
      most={isPercent ? mostPercent : most}
      aria-label={name}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onLeave={apply}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
    />
  );
}

interface MissingFigureProps extends Pick<OwnFigureProps, 'isPercent' | 'onChange'> {
  /** What the figure is, with its unit. */
  name: string;
  /** Plain decimal text, or empty. */
  value: string;
}

/** The field of a figure that is unknown. The form of all of them applies it. */
export function MissingFigure({ name, value, isPercent, onChange }: MissingFigureProps) {
  const id = useId();
  return (
    <span className={styles.missingFigure} data-print="off">
      <label htmlFor={id}>{name}</label>
      <AmountControl
        id={id}
        value={value}
        onChange={onChange}
        decimals={decimals}
        most={isPercent ? mostPercent : most}
      />
    </span>
  );
}

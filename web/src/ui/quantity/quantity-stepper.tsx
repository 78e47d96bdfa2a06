import { type KeyboardEvent, useEffect, useState } from 'react';
import { numberMarks } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { readDecimal } from '../../lib/read-decimal';
import { Icon } from '../icon/icon';
import { IconMinus, IconPlus } from '../icon/icons';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** The name of the field: "Quantity, pcs". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  id?: string;
  describedBy?: string;
  isInvalid?: boolean;
}

/**
 * An integer quantity with minus and plus buttons. The typed value is rounded and clamped to its limits when the user
 * leaves the field or presses Enter.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max = 1_000_000, id, describedBy, isInvalid } = props;
  const t = useTexts();
  const [typed, setTyped] = useState(String(value));
  useEffect(
    function followValue() {
      setTyped(String(value));
    },
    [value],
  );
  const read = (text: string) => Number(readDecimal(text, numberMarks().decimal) ?? Number.NaN);
  const settle = (next: number) => {
    const clamped = Math.min(max, Math.max(min, Number.isFinite(next) ? Math.round(next) : min));
    setTyped(String(clamped));
    if (clamped !== value) onChange(clamped);
  };
  // A valid typed quantity applies immediately, so that totals update and the value is saved if the user leaves the
  // page.
  const handleType = (text: string) => {
    const figures = text.replace(/[^\d.,]/g, '').slice(0, 9);
    setTyped(figures);
    const next = read(figures);
    if (Number.isInteger(next) && next >= min && next <= max && next !== value) onChange(next);
  };
  const leave = () => settle(read(typed));
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) {
      event.preventDefault();
      settle(value + step);
    } else if (event.key === 'Enter') {
      leave();
    }
  };
  return (
    <div data-print="off" className={styles.stepper} data-invalid={isInvalid || undefined}>
      <button
        type="button"
        aria-label={`${t('actions.decrease')}: ${label}`}
        disabled={value <= min}
        onClick={() => settle(value - 1)}
      >
        <Icon of={IconMinus} size={18} />
      </button>
      <input
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        inputMode="numeric"
        value={typed}
        onChange={(event) => handleType(event.target.value)}
        onBlur={leave}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        aria-label={`${t('actions.increase')}: ${label}`}
        disabled={value >= max}
        onClick={() => settle(value + 1)}
      >
        <Icon of={IconPlus} size={18} />
      </button>
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
  /** Visible but not selectable. */
  isDisabled?: boolean;
}

export interface SelectControlProps extends ComponentPropsWithRef<'select'> {
  options: Option[];
  /** The label of the empty choice. Without it one of the options is always chosen. */
  emptyLabel?: string;
  /** True if the empty choice does not count as an answer. It is then as pale as a placeholder. */
  isEmptyPale?: boolean;
  /** The colour of the chosen option, shown before it. */
  color?: string | undefined;
}

/** The browser's own select with the kit's look. It works on every phone and with every screen reader. */
export function SelectControl({ options, emptyLabel, isEmptyPale, color, ...rest }: SelectControlProps) {
  return (
    <span className={styles.withMark}>
      {color && <i className={styles.swatch} style={{ background: color }} />}
      <select className={styles.control} data-pale={(isEmptyPale && rest.value === '') || undefined} {...rest}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size={16} />
    </span>
  );
}

import { useId } from 'react';
import { Icon, type IconComponent } from '../icon/icon';
import styles from './segmented-control.module.css';

export interface Segment {
  value: string;
  label: string;
  /** With an icon the label is only read by screen readers and shown on hover. */
  icon?: IconComponent;
}

interface SegmentedControlProps {
  /** The name of the choice, for screen readers. */
  label: string;
  options: Segment[];
  value: string;
  onChange: (value: string) => void;
}

/** A few exclusive choices side by side: page size, grid or list. They are radio buttons, so arrow keys work. */
export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.icon ? option.label : undefined}
          />
          {option.icon ? <Icon of={option.icon} size={18} /> : <span>{option.label}</span>}
        </label>
      ))}
    </fieldset>
  );
}

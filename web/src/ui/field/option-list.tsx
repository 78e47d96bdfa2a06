import { Combobox } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck } from '../icon/icons';
import styles from './options.module.css';
import type { Option } from './select-control';

/** The value of the last row if it is an action instead of an option: load the next page, try again. */
export const actionRow = '\u0000action';

interface OptionListProps {
  options: Option[];
  /** Returns whether an option is chosen. */
  isChosen: (value: string) => boolean;
  /** The text below the options, or instead of them. */
  note?: string;
  /** The label of the action row. The arrow keys reach it like an option. */
  action?: string;
}

/** The list below a search field: options, then a note about them. */
export function OptionList({ options, isChosen, note, action }: OptionListProps) {
  const t = useTexts('fields');
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      <Combobox.Options className={styles.options} aria-label={t('options.list')}>
        {options.map(({ value, label, isDisabled }) => (
          <Combobox.Option
            key={value}
            value={value}
            active={isChosen(value)}
            aria-selected={isChosen(value)}
            disabled={isDisabled}
            className={styles.option}
          >
            <span>{label}</span>
            {isChosen(value) && <Icon of={IconCheck} size={16} />}
          </Combobox.Option>
        ))}
        {action && (
          <Combobox.Option value={actionRow} aria-selected={false} className={styles.option}>
            <span className={styles.action}>{action}</span>
          </Combobox.Option>
        )}
      </Combobox.Options>
      <div className={styles.foot} role="status">
        {note}
      </div>
    </Combobox.Dropdown>
  );
}

import { Combobox } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck } from '../icon/icons';
import styles from './options.module.css';
import type { Option } from './select-control';

/** Value of the last row when it is something to do and not something to choose: the next page, another try. */
export const actionRow = '\u0000action';

interface OptionListProps {
  options: Option[];
  /** Marks those that are chosen. */
  isChosen: (value: string) => boolean;
  /** Said below the options, or in place of them. */
  note?: string;
  /** Words of the action row; the arrows reach it like an option. */
  action?: string;
}

/** What drops from a search field: options, then what there is to say of them. */
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
